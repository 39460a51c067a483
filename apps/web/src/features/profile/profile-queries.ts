import type { BreakdownBy } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { parseProfile } from '@scrapboard/contract/profile-fields';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import type { ApiFilters } from '../../filters/to-api-filters.ts';

/** The key above all queries about a player, so that one call invalidates them all. */
export const profileKey = (id: string) => ['player', id] as const;

/** The numbers of a player in the selected matches. */
export const profileQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'profile', filters],
    queryFn: async ({ signal }) =>
      parseProfile(
        await callApi('GET /dev/profile/{id}', { params: { id }, query: filters, signal }),
      ),
  });

/** Who a player is, with what does not depend on filters: rating, streaks, and the options of the filters. */
export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: [...profileKey(id), 'player'],
    queryFn: ({ signal }) => callApi('GET /api/players/{id}', { params: { id }, signal }),
  });

export const matchesQuery = (
  id: string,
  filters: ApiFilters,
  page: { limit: number; cursor?: string | undefined },
) =>
  queryOptions({
    queryKey: [...profileKey(id), 'matches', filters, page],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/matches', {
        params: { id },
        query: { ...filters, ...page },
        signal,
      }),
  });

export const graphsQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'graphs', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/graphs', { params: { id }, query: filters, signal }),
  });

export const partsQuery = (id: string, filters: ApiFilters, kind: PartPageKind) =>
  queryOptions({
    queryKey: [...profileKey(id), 'parts', kind, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/parts', {
        params: { id },
        query: { ...filters, group: kind },
        signal,
      }),
  });

export const powerScoresQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'power-scores', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/power-scores', { params: { id }, query: filters, signal }),
  });

export const breakdownQuery = (id: string, filters: ApiFilters, by: BreakdownBy) =>
  queryOptions({
    queryKey: [...profileKey(id), 'breakdown', by, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/breakdown', {
        params: { id },
        query: { ...filters, by },
        signal,
      }),
  });

export const playedWithQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'played-with', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/played-with', { params: { id }, query: filters, signal }),
  });

export const duelsQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'duels', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/duels', { params: { id }, query: filters, signal }),
  });
