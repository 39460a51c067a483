import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

/** The prices of everything that is traded. */
export const allPricesQuery = queryOptions({
  queryKey: ['prices', 'all'],
  queryFn: ({ signal }) => callApi('GET /api/prices', { query: {}, signal }),
  staleTime: 5 * 60_000,
});

/** The prices of resources, and the fuel that matches cost. */
export const resourcePricesQuery = queryOptions({
  queryKey: ['prices', 'resource'],
  queryFn: ({ signal }) => callApi('GET /api/prices', { query: { kind: 'resource' }, signal }),
  staleTime: 5 * 60_000,
});
