import type { Status } from '@scrapboard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The state of the server that every page shows; fetched again by a page that is opened later. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  // Without the abort signal: loaders await this request while layouts mount and unmount.
  queryFn: () => callApi('GET /api/status'),
  staleTime: 10_000,
});

/** Polls the status, more often while the demo fills; observed once, by the root of all pages. */
export const polledStatusQuery = queryOptions({
  ...statusQuery,
  // Polling is also how an idle page notices that the server is unreachable; hidden pages do not poll.
  refetchInterval: (query) => (query.state.data?.demo?.filling === true ? 3_000 : 15_000),
});

/** Reads the status without timers: a dozen parts of a page observe it. */
export const cachedStatusQuery = queryOptions({
  ...statusQuery,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the status; undefined until it has loaded. */
export function useStatus(): Status | undefined {
  return useQuery(cachedStatusQuery).data;
}
