import type { Status } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** What the shell needs to know about the server; polled frequently while the demo fills. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  // Without the signal: loaders wait for the same answer while layouts mount and unmount.
  queryFn: () => callApi('GET /api/status'),
  staleTime: 10_000,
  // It is also how an idle page notices that the server is unreachable; hidden pages do not poll.
  refetchInterval: (query) => (query.state.data?.demo?.filling === true ? 3_000 : 15_000),
});

/** Returns the status; undefined until the first answer. */
export function useStatus(): Status | undefined {
  return useQuery(statusQuery).data;
}
