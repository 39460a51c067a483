import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: ({ signal }) => callApi('GET /api/matches/{id}', { params: { id }, signal }),
    // A match changes only when somebody uploads a more complete log of it.
    staleTime: 5 * 60_000,
  });
