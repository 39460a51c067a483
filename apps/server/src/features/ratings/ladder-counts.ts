import { type BoardPosition, type RankedCounts, toVisibleCounts } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { ratingCount, ratingDay } from '../../database/tables/ratings.ts';

/** How many players of a ladder have which MMR at the end of a day. */
export const countOfDay = defineQuery({
  text: 'select * from rating_count where ladder = $1 and day = $2',
  parameters: ['text', 'int4'],
  columns: ratingCount.columns,
});

/** The places of some players at the end of a day. */
export const placesOfHidden = defineQuery({
  text: `select distinct on (player_id) mmr, sigma, day from rating_day
      where ladder = $1 and day <= $2 and player_id = any($3) order by player_id, day desc`,
  parameters: ['text', 'int4', 'text[]'],
  columns: pick(ratingDay, 'mmr', 'sigma', 'day'),
});

/** Returns a ladder's ranked players by MMR, highest first, without hidden ones. */
export async function fetchRankedCounts(
  db: Queryable,
  ladder: string,
  day: number,
  hidden: readonly string[],
): Promise<RankedCounts> {
  const [count, places] = await Promise.all([
    countOfDay.first(db, ladder, day),
    placesOfHidden.all(db, ladder, day, hidden),
  ]);
  return count === undefined ? [] : toVisibleCounts(count, places);
}

/** Returns how many players have a higher MMR. */
export function countAbove(counts: RankedCounts, mmr: number): number {
  return counts.reduce((sum, [other, players]) => sum + (other > mmr ? players : 0), 0);
}

/**
 * Returns the MMR of the row at a position from 1, its rank and its index among the rows of equal MMR;
 * null if there are fewer rows.
 */
export function findPosition(
  counts: RankedCounts,
  position: number,
): (Pick<BoardPosition, 'rank' | 'mmr'> & { index: number }) | null {
  let above = 0;
  for (const [mmr, players] of counts) {
    if (above + players >= position) return { mmr, rank: above + 1, index: position - above - 1 };
    above += players;
  }
  return null;
}
