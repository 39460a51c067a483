import type { AccountPlayers, ApiTokens, Devices, PlayersPage } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, callApi, queryText } from '../../api-client.ts';

/** Queries under `account` are dropped when somebody else signs in. */
const read = <Answer>(part: string, options: CallOptions) =>
  queryOptions({
    queryKey: ['account', part],
    queryFn: ({ signal }) => callApi<Answer>(`/api/account/${part}`, { signal, ...options }),
  });

export const devicesQuery = (options: CallOptions = {}) => read<Devices>('devices', options);
export const tokensQuery = (options: CallOptions = {}) => read<ApiTokens>('tokens', options);
export const accountPlayersQuery = (options: CallOptions = {}) =>
  read<AccountPlayers>('players', options);

/** Players that can be requested from the operator. */
export const playerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['player-search', search],
    queryFn: ({ signal }) =>
      callApi<PlayersPage>(`/api/players${queryText({ search, limit: 8 })}`, { signal }),
    enabled: search !== '',
  });
