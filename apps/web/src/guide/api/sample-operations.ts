import type { OperationTable } from '@scrapboard/contract/operations';
import * as z from 'zod/mini';

const sampleUser = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
const product = z.object({ id: z.number(), name: z.string(), price: z.number() });
const products = z.object({ products: z.array(product) });
const optionalText = z.optional(z.string());

const commonFields = {
  tag: 'Server',
  token: 'none',
  rateLimit: 'none',
  caching: 'no-store',
  players: 'none',
} as const;

/** The calls that the guide explains; no server of the product has them. */
export const sampleOperations = {
  'GET /api/user': {
    ...commonFields,
    summary: 'A user by id',
    query: z.object({ id: optionalText }),
    answers: { 200: sampleUser },
  },
  'POST /api/user': {
    ...commonFields,
    summary: 'Add a user',
    body: z.nullable(z.object({ firstName: optionalText, lastName: optionalText })),
    answers: { 200: sampleUser },
  },
  'GET /api/products': {
    ...commonFields,
    summary: 'All products, or those with a text in their name',
    query: z.object({ search: optionalText }),
    answers: { 200: products },
  },
  'POST /api/products': {
    ...commonFields,
    summary: 'Add a product',
    body: z.nullable(z.object({ name: optionalText, price: z.optional(z.number()) })),
    answers: { 200: product },
  },
} as const satisfies OperationTable;

export type SampleOperations = typeof sampleOperations;
