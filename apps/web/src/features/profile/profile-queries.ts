import type {
  PartGroup,
  PlayedWith,
  Player,
  PlayerGraphs,
  PlayerMatchesPage,
  PlayerParts,
  PlayerPowerScores,
} from '@scrapboard/contract';
import { parseProfile } from '@scrapboard/contract/profile-fields';
import { queryOptions } from '@tanstack/react-query';
import { callApi, queryText } from '../../api-client.ts';
import type { ApiFilters } from '../../filters/to-api-filters.ts';

/** The key above all queries about a player, so that one call invalidates them all. */
export const profileKey = (id: string) => ['player', id] as const;

const apiPath = (id: string, what = '') => `/api/players/${encodeURIComponent(id)}${what}`;

export const profileQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'profile', filters],
    queryFn: async ({ signal }) =>
      parseProfile(
        await callApi<Record<string, unknown>>(
          `/dev/profile/${encodeURIComponent(id)}${queryText(filters)}`,
          { signal },
        ),
      ),
  });

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: [...profileKey(id), 'player'],
    queryFn: ({ signal }) => callApi<Player>(apiPath(id), { signal }),
  });

export const matchesQuery = (
  id: string,
  filters: ApiFilters,
  page: { limit: number; cursor?: string | undefined },
) =>
  queryOptions({
    queryKey: [...profileKey(id), 'matches', filters, page],
    queryFn: ({ signal }) =>
      callApi<PlayerMatchesPage>(apiPath(id, `/matches${queryText({ ...filters, ...page })}`), {
        signal,
      }),
  });

export const graphsQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'graphs', filters],
    queryFn: ({ signal }) =>
      callApi<PlayerGraphs>(apiPath(id, `/graphs${queryText(filters)}`), { signal }),
  });

export const partsQuery = (id: string, filters: ApiFilters, group: PartGroup) =>
  queryOptions({
    queryKey: [...profileKey(id), 'parts', group, filters],
    queryFn: ({ signal }) =>
      callApi<PlayerParts>(apiPath(id, `/parts${queryText({ ...filters, group })}`), { signal }),
  });

export const powerScoresQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'power-scores', filters],
    queryFn: ({ signal }) =>
      callApi<PlayerPowerScores>(apiPath(id, `/power-scores${queryText(filters)}`), { signal }),
  });

export const playedWithQuery = (id: string, filters: ApiFilters) =>
  queryOptions({
    queryKey: [...profileKey(id), 'played-with', filters],
    queryFn: ({ signal }) =>
      callApi<PlayedWith>(apiPath(id, `/played-with${queryText(filters)}`), { signal }),
  });
