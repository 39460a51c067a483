import type { PlayerRating } from '@scrapboard/contract';
import { Z_95 } from '@scrapboard/statistics/wilson-interval';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { combineQueries } from '../../query-states/combine-queries.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { Subject } from './use-subjects.ts';

/** A rating with its 95% interval, in the format of answers. */
export interface RatingValue {
  value: number;
  low: number;
  high: number;
  n: number;
}

/** The ratings of the players on a ladder, in their order; null without a rated match there. */
export interface LadderRatings {
  /** Null for the ladder of all rated matches. */
  season: string | null;
  ratings: readonly (RatingValue | null)[];
}

const seasonsQuery = queryOptions({
  queryKey: ['mmr', 'seasons'],
  queryFn: async ({ signal }) =>
    (await callApi('GET /api/mmr/summary', { query: {}, signal })).seasons,
});

const ratingQuery = ({ id, isPending }: Subject, season: string | undefined) =>
  queryOptions({
    queryKey: ['player', id, 'current rating', season],
    queryFn: async ({ signal }) => {
      const call = { params: { id }, query: { season }, signal };
      return (await callApi('GET /api/players/{id}/rating', call)).current;
    },
    enabled: !isPending,
  });

/**
 * Returns players' ratings on the ladder of all rated matches and on that of a season, by default the
 * newest; no ladders without players.
 */
export function useRatings(
  players: readonly Subject[],
  chosenSeason: string | undefined,
): QueryStatus<readonly LadderRatings[]> {
  const seasons = useQuery({ ...seasonsQuery, enabled: players.length > 0 });
  const season = chosenSeason ?? seasons.data?.[0]?.id;
  const ladderSeasons = players.length === 0 ? [] : season === undefined ? [null] : [null, season];
  const ratings = useQueries({
    queries: ladderSeasons.flatMap((ladderSeason) =>
      players.map((player) => ratingQuery(player, ladderSeason ?? undefined)),
    ),
    combine: (results) => ({
      ...combineQueries(results),
      data: results.every(({ data }) => data !== undefined)
        ? ladderSeasons.map((ladderSeason, index) => ({
            season: ladderSeason,
            ratings: results
              .slice(index * players.length, (index + 1) * players.length)
              .map(({ data }) => toValue(data ?? null)),
          }))
        : undefined,
    }),
  });
  if (seasons.isError) return { ...seasons, data: undefined };
  return seasons.data === undefined && players.length > 0
    ? { ...ratings, data: undefined }
    : ratings;
}

function toValue(rating: PlayerRating['current']): RatingValue | null {
  if (rating === null) return null;
  const { mmr, uncertainty, games } = rating;
  const margin = Z_95 * uncertainty;
  return { value: mmr, low: mmr - margin, high: mmr + margin, n: games };
}
