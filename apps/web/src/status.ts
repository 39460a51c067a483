import type { Status } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The state of the server that every page shows; polled more often while the demo fills. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  // Without the abort signal: loaders await this request while layouts mount and unmount.
  queryFn: () => callApi('GET /api/status'),
  staleTime: 10_000,
  // Polling is also how an idle page notices that the server is unreachable; hidden pages do not poll.
  refetchInterval: (query) => (query.state.data?.demo?.filling === true ? 3_000 : 15_000),
});

/** Returns the status; undefined until it has loaded. */
export function useStatus(): Status | undefined {
  return useQuery(statusQuery).data;
}
