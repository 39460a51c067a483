import type { PlayersPage } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, queryText } from '../../api-client.ts';
import { type PlayersSearch, playersPerPage } from './players-search.ts';

export const playersQuery = ({ search, sort, direction, cursor }: PlayersSearch) =>
  queryOptions({
    queryKey: ['players', { search, sort, direction, cursor }],
    queryFn: ({ signal }) =>
      callApi<PlayersPage>(
        `/api/players${queryText({ search, sort, direction, cursor, limit: playersPerPage })}`,
        { signal },
      ),
  });
