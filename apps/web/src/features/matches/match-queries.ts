import type { Match } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: ({ signal }) => callApi<Match>(`/api/matches/${encodeURIComponent(id)}`, { signal }),
    // A match changes only when somebody uploads a more complete log of it.
    staleTime: 5 * 60_000,
  });
