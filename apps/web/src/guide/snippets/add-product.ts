import { callSample } from '../api/call-sample.ts';

/** A price of undefined is left out of what is sent, and missed at the other end. */
export const addProduct = (name: string, price?: number) =>
  callSample('/api/products', { method: 'POST', json: { name, price } });
