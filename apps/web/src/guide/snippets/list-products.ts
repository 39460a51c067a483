import { callSample } from '../api/call-sample.ts';

interface Products {
  products: { id: number; name: string; price: number }[];
}

/** The demo back end rejects an empty search. */
export const listProducts = (search?: string) =>
  callSample<Products>(
    `/api/products${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`,
  );
