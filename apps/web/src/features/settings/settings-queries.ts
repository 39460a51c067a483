import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, callApi } from '../../api-client.ts';

/** Queries under `account` are dropped when another user signs in. */
export const devicesQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: ['account', 'devices'],
    queryFn: ({ signal }) => callApi('GET /api/account/devices', { signal, ...options }),
  });

export const securityEventsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: ['account', 'security-events'],
    queryFn: ({ signal }) => callApi('GET /api/account/security-events', { signal, ...options }),
    // Short, so that the list has what the user just did on another tab of the settings.
    staleTime: 2_000,
  });

export const apiTokensQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: ['account', 'tokens'],
    queryFn: ({ signal }) => callApi('GET /api/account/tokens', { signal, ...options }),
  });

/** Players that can be requested from the operator. */
export const playerSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['player-search', search],
    queryFn: ({ signal }) => callApi('GET /api/players', { query: { search, limit: 8 }, signal }),
    enabled: search !== '',
  });
