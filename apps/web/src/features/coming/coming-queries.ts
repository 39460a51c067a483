import type { Overview, PlayersPage } from '@scrapboard/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, queryText } from '../../api-client.ts';

/** What all stored matches together say. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => callApi<Overview>('/api/overview', { signal }),
  staleTime: 60_000,
});

/** Who has the highest ratings. */
export const highestQuery = queryOptions({
  queryKey: ['players', 'highest ratings'],
  queryFn: ({ signal }) =>
    callApi<PlayersPage>(`/api/players${queryText({ sort: 'mmr', direction: 'desc', limit: 5 })}`, {
      signal,
    }),
  staleTime: 60_000,
});

/** Asks before the page is shown; where the answer fails, the page says so. */
export async function loadComing(client: QueryClient, page: string): Promise<null> {
  await client.prefetchQuery(overviewQuery);
  if (page === 'mmr') await client.prefetchQuery(highestQuery);
  return null;
}
