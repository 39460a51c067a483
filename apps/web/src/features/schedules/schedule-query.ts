import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';

/** The windows of Clan Wars and brawls; they change only when the operator edits them. */
export const scheduleQuery = queryOptions({
  queryKey: ['schedule'],
  queryFn: ({ signal }) => callApi('GET /api/schedule', { signal }),
  staleTime: 5 * 60_000,
});
