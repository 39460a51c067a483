import type { MatchFilters } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { retryWhilePending } from '../../percentiles/retry-while-pending.ts';

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: ({ signal }) => callApi('GET /api/matches/{id}', { params: { id }, signal }),
    // A match changes only when a more complete log of it is uploaded.
    staleTime: 5 * 60_000,
  });

/** Returns the query for how the players' numbers rank; fetched only where percentiles are shown. */
export const matchPercentilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id, 'percentiles'],
    queryFn: ({ signal }) =>
      callApi('GET /api/matches/{id}/percentiles', { params: { id }, signal }),
    staleTime: 5 * 60_000,
    refetchInterval: retryWhilePending,
  });

export const adjacentMatchesQuery = (player: string, match: string, filters: MatchFilters) =>
  queryOptions({
    queryKey: ['adjacent matches', player, match, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/matches/{match}/adjacent', {
        params: { id: player, match },
        query: filters,
        signal,
      }),
  });
