import type { Status } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** What the shell needs to know about the server; asked often while the demo fills. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  // Without the signal: loaders wait for the same answer while layouts come and go.
  queryFn: () => callApi('GET /api/status'),
  staleTime: 10_000,
  // Also how a page that nobody touches notices that the server is gone; hidden pages do not ask.
  refetchInterval: (query) => (query.state.data?.demo?.filling === true ? 3_000 : 15_000),
});

/** The status as far as it is known; undefined until the first answer. */
export function useStatus(): Status | undefined {
  return useQuery(statusQuery).data;
}
