import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { callApi } from '../../api-client.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { type PlayersSearch, playersCodec } from './players-search.ts';

const PLAYERS_PER_PAGE = 50;

/** Returns when the last seven days began, today included. */
function startOfLastSevenDays(): string | undefined {
  return toApiFilters({ period: '7d', filters: {} }, new Date(), undefined).from;
}

export const playersQuery = ({ search, sort, seen, cursor, minGames }: PlayersSearch) => {
  const query = {
    search,
    sort: sort.column,
    direction: sort.direction,
    seenSince: seen === undefined ? undefined : startOfLastSevenDays(),
    minGames,
    cursor,
  };
  return queryOptions({
    queryKey: ['players', query],
    queryFn: ({ signal }) =>
      callApi('GET /api/players', { query: { ...query, limit: PLAYERS_PER_PAGE }, signal }),
  });
};

/** Starts fetching the list. The page appears at once, the list when it has loaded. */
export function loadPlayers(client: QueryClient, { request }: LoaderFunctionArgs): null {
  void client.prefetchQuery(playersQuery(playersCodec.read(new URL(request.url).searchParams)));
  return null;
}
