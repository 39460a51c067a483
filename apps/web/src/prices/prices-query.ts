import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

/** The prices of resources, and the fuel that matches cost. */
export const resourcePricesQuery = queryOptions({
  queryKey: ['prices', 'resource'],
  queryFn: ({ signal }) => callApi('GET /api/prices', { query: { kind: 'resource' }, signal }),
  staleTime: 5 * 60_000,
});
