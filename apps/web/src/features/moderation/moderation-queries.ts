import type { ClaimsState, QuarantineState, SecurityEventKind } from '@scrapboard/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { SourceRef } from './moderation-search.ts';

/** Queries under `account` are dropped when another user signs in. */
const KEY = ['account', 'moderation'] as const;
/** Matches every query of the moderation page. */
export const moderationQueryFilter = { queryKey: KEY };

export const quarantineQuery = (query: { state: QuarantineState; cursor: string | undefined }) =>
  queryOptions({
    queryKey: [...KEY, 'quarantine', query],
    queryFn: ({ signal }) => callApi('GET /api/moderation/quarantine', { query, signal }),
  });

export const logQuery = (params: { upload: string; ordinal: number }) =>
  queryOptions({
    queryKey: [...KEY, 'log', params],
    queryFn: ({ signal }) =>
      callApi('GET /api/moderation/logs/{upload}/{ordinal}', { params, signal }),
  });

export const claimsQuery = (state: ClaimsState) =>
  queryOptions({
    queryKey: [...KEY, 'claims', state],
    queryFn: ({ signal }) => callApi('GET /api/moderation/claims', { query: { state }, signal }),
  });

export const sourcesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'sources'],
    queryFn: ({ signal }) => callApi('GET /api/moderation/sources', { signal }),
  });

/** How often the state of a change that runs in the background is fetched. */
const POLL_INTERVAL_MS = 1000;

export const sourceQuery = (params: SourceRef) =>
  queryOptions({
    queryKey: [...KEY, 'source', params],
    queryFn: ({ signal }) =>
      callApi('GET /api/moderation/sources/{kind}/{source}', { params, signal }),
    refetchInterval: ({ state }) => (state.data?.running ? POLL_INTERVAL_MS : false),
  });

export interface EventsFilter {
  event: SecurityEventKind | undefined;
  account: string | undefined;
  network: string | undefined;
  cursor: string | undefined;
}

export const eventsQuery = (query: EventsFilter) =>
  queryOptions({
    queryKey: [...KEY, 'events', query],
    queryFn: ({ signal }) => callApi('GET /api/moderation/events', { query, signal }),
  });
