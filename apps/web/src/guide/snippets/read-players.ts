import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';

/** Used by a page as `useQuery(playersQuery('rusty'))`. */
export const playersQuery = (search: string) =>
  queryOptions({
    queryKey: ['players', search],
    queryFn: ({ signal }) => callApi('GET /api/players', { query: { search }, signal }),
  });
