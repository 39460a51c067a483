import { callSample } from '../api/call-sample.ts';

interface Products {
  products: { id: number; name: string; price: number }[];
}

/** The demo back end wants a search that is not empty, where there is one. */
export const listProducts = (search?: string) =>
  callSample<Products>(
    `/api/products${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`,
  );
