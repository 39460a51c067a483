import type { PlayerRating } from '@scrapboard/contract';
import type { LadderDayCount, LadderRow, LastPlace } from '@scrapboard/matches';
import { rateOf, ratingBandOf, ratingStatus } from '@scrapboard/statistics';
import { formatDayNumber } from './ladder-days.ts';
import { visibleCounts } from './to-mmr-summary.ts';

export type PlaceRow = Omit<LadderRow, 'ladder' | 'mu' | 'elo' | 'recent'>;

export interface RatingRows {
  /** The player's days, oldest first. */
  days: readonly PlaceRow[];
  /** How many players had which MMR, at least on these days and on the ladder's last one. */
  counts: readonly LadderDayCount[];
  /** The days of hidden players, oldest first. */
  hidden: readonly (LastPlace & { player_id: string })[];
}

/** Returns a player's current place on a ladder, and their history. */
export function toPlayerRating({ days, counts, hidden }: RatingRows): PlayerRating {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const asOf = counts.reduce((last, { day }) => Math.max(last, day), 0);
  const rankOn = (place: PlaceRow, today: number) => {
    const count = byDay.get(today);
    const visible = count === undefined ? [] : visibleCounts(count, placesOn(hidden, today));
    const ranked = visible.reduce((sum, [, players]) => sum + players, 0);
    const status = ratingStatus(place, today);
    if (status !== 'ranked') return { status, ranked, rank: null, percentile: null };
    const above = visible.reduce((sum, [mmr, n]) => sum + (mmr > place.mmr ? n : 0), 0);
    const equal = visible.find(([mmr]) => mmr === place.mmr)?.[1] ?? 0;
    const below = ranked - above - equal;
    return {
      status,
      ranked,
      rank: 1 + above,
      percentile: ranked === 0 ? null : (100 * (below + equal / 2)) / ranked,
    };
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
            ...rankOn(last, asOf),
          },
    history: days.map((place) => {
      const { rank, ranked } = rankOn(place, place.day);
      const { day, mmr, sigma } = place;
      return { day: formatDayNumber(day), mmr, uncertainty: Math.round(sigma), rank, ranked };
    }),
  };
}

/** Returns the last place of each player up to a day. */
function placesOn(rows: RatingRows['hidden'], day: number): LastPlace[] {
  const places = new Map<string, LastPlace>();
  for (const row of rows) if (row.day <= day) places.set(row.player_id, row);
  return [...places.values()];
}
