import type { LadderPlayersQuery, PlayerRating } from '@scrapboard/contract';
import { hasBoardFilters, toPlayerRating } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { ratingCount, ratingDay } from '../../database/tables/ratings.ts';
import { fetchSelectedRanked } from './count-selected.ts';
import { fetchLadderDay } from './fetch-ladder-day.ts';

/** The maximum number of days in a history; the newest are returned. Two years for a player who plays every day. */
const MAX_DAYS = 730;

const daysOfPlayer = defineQuery({
  text: `select player_id, day, sigma, mmr, best, games, wins, draws, region, party_size, power_score
      from (
        select * from rating_day where ladder = $1 and player_id = $2 and day <= $3
        order by day desc limit ${MAX_DAYS}
      ) d order by day`,
  parameters: ['text', 'text', 'int4'],
  columns: {
    ...pick(ratingDay, 'player_id', 'day', 'sigma', 'mmr', 'best', 'games', 'wins', 'draws'),
    ...pick(ratingDay, 'region', 'party_size', 'power_score'),
  },
});

const countsOfDays = defineQuery({
  text: 'select * from rating_count where ladder = $1 and day = any($2)',
  parameters: ['text', 'int4[]'],
  columns: ratingCount.columns,
});

const daysOfHidden = defineQuery({
  text: `select player_id, mmr, sigma, day from rating_day
      where ladder = $1 and player_id = any($2) and day <= $3 order by day`,
  parameters: ['text', 'text[]', 'int4'],
  columns: pick(ratingDay, 'player_id', 'mmr', 'sigma', 'day'),
});

/** Returns a player's place on a ladder and its history. */
export async function fetchPlayerRating(
  db: Queryable,
  id: string,
  query: LadderPlayersQuery,
  hidden: readonly string[],
): Promise<PlayerRating> {
  const ladderDay = await fetchLadderDay(db, query);
  if (ladderDay === null) return { current: null, history: [] };
  const { ladder, day } = ladderDay;
  const days = await daysOfPlayer.all(db, ladder, id, day);
  if (days.length === 0) return { current: null, history: [] };
  const [counts, hiddenDays, filtered] = await Promise.all([
    countsOfDays.all(db, ladder, [...new Set([...days.map((row) => row.day), day])]),
    daysOfHidden.all(db, ladder, hidden, day),
    hasBoardFilters(query) ? fetchSelectedRanked(db, ladderDay, query, hidden, id) : undefined,
  ]);
  return toPlayerRating({
    ...{ days, counts, hidden: hiddenDays },
    ...(filtered !== undefined && { filtered }),
  });
}
