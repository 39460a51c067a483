import type { PlayersPage } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, queryText } from '../../api-client.ts';

/** What a page asks with `useQuery(playersQuery('rusty'))`. */
export const playersQuery = (search: string) =>
  queryOptions({
    queryKey: ['players', search],
    queryFn: ({ signal }) =>
      callApi<PlayersPage>(`/api/players${queryText({ search })}`, { signal }),
  });
