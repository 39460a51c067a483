import type { PlayerRating } from '@scrapboard/contract';
import type { LadderDayCount, LadderRow, LatestPlace } from '@scrapboard/matches';
import { rateOf, ratingBandOf, ratingStatus } from '@scrapboard/statistics';
import { formatDayNumber } from './ladder-days.ts';
import { countPlayers, type RankedCounts, toVisibleCounts } from './to-mmr-summary.ts';

export type PlaceRow = Omit<LadderRow, 'ladder' | 'mu' | 'elo' | 'recent'>;

export interface RatingRows {
  /** The player's days, oldest first. */
  days: readonly PlaceRow[];
  /** The players by MMR, at least on these days and on the ladder's last one. */
  counts: readonly LadderDayCount[];
  /** The days of hidden players, oldest first. */
  hidden: readonly (LatestPlace & { player_id: string })[];
  /** The ranked players who match the filters on the last day, and whether the player does; absent without filters. */
  filtered?: { counts: RankedCounts; includesPlayer: boolean };
}

/** Returns a player's current place on a ladder, and their history. */
export function toPlayerRating({ days, counts, hidden, filtered }: RatingRows): PlayerRating {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const asOf = counts.reduce((last, { day }) => Math.max(last, day), 0);
  const rankOn = (place: PlaceRow, today: number) => {
    const count = byDay.get(today);
    const visible = count === undefined ? [] : toVisibleCounts(count, placesOn(hidden, today));
    const status = ratingStatus(place, today);
    return { status, ...rankAmong(visible, status === 'ranked' ? place.mmr : null) };
  };
  const rankNow = (place: PlaceRow) => {
    if (filtered === undefined) return rankOn(place, asOf);
    const mmr = filtered.includesPlayer ? place.mmr : null;
    return { status: ratingStatus(place, asOf), ...rankAmong(filtered.counts, mmr) };
  };
  const last = days.at(-1);
  return {
    current:
      last === undefined
        ? null
        : {
            mmr: last.mmr,
            uncertainty: Math.round(last.sigma),
            best: last.best,
            games: last.games,
            winRate: rateOf(last.wins, last.games),
            lastRatedOn: formatDayNumber(last.day),
            band: ratingBandOf(last.mmr),
            ...rankNow(last),
          },
    history: days.map((place) => {
      const { rank, ranked } = rankOn(place, place.day);
      const { day, mmr, sigma } = place;
      return { day: formatDayNumber(day), mmr, uncertainty: Math.round(sigma), rank, ranked };
    }),
  };
}

/** Returns the rank and percentile of an MMR among players; without an MMR there is neither. */
function rankAmong(counts: RankedCounts, mmr: number | null) {
  const ranked = countPlayers(counts);
  if (mmr === null) return { ranked, rank: null, percentile: null };
  const above = countPlayers(counts.filter(([other]) => other > mmr));
  const equal = countPlayers(counts.filter(([other]) => other === mmr));
  const below = ranked - above - equal;
  return {
    ranked,
    rank: 1 + above,
    percentile: ranked === 0 ? null : (100 * (below + equal / 2)) / ranked,
  };
}

/** Returns the latest place of each player up to a day. */
function placesOn(rows: RatingRows['hidden'], day: number): LatestPlace[] {
  const places = new Map<string, LatestPlace>();
  for (const row of rows) if (row.day <= day) places.set(row.player_id, row);
  return [...places.values()];
}
