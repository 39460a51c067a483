import { callSample } from '../api/call-sample.ts';

/** The demo back end rejects an empty search. */
export const listProducts = (search?: string) =>
  callSample('GET /api/products', { query: { search } });
