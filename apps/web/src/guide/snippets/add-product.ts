import { callSample } from '../api/call-sample.ts';

/** An undefined price is left out of the request, so the answer is an error. */
export const addProduct = (name: string, price?: number) =>
  callSample('POST /api/products', { body: { name, price } });
