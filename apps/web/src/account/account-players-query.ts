import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, callApi } from '../api-client.ts';

/** Returns the query for the players of the account. Queries under `account` are dropped when another user signs in. */
export const accountPlayersQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: ['account', 'players'],
    queryFn: ({ signal }) => callApi('GET /api/account/players', { signal, ...options }),
  });
