import { prices, pricesQuery } from '../prices.ts';
import type { OperationTable } from './operation.ts';

/** What things cost on the game's market. */
export const priceOperations = {
  'GET /api/prices': {
    tag: 'Prices',
    summary: 'Market prices in coins, from the catalogue or the operator’s list, and fuel costs',
    query: pricesQuery,
    answers: { 200: prices },
    errors: [400],
    token: 'none',
    rateLimit: 'read',
    caching: 'etag',
    players: 'none',
  },
} as const satisfies OperationTable;
