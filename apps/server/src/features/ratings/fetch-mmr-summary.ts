import type { Catalogue } from '@scrapboard/catalogue';
import type { LadderPlayersQuery, MmrSummary } from '@scrapboard/contract';
import { hasBoardFilters, ladderOf, toMmrSummary, toVisibleLists } from '@scrapboard/read-models';
import { INACTIVE_DAYS, PROVISIONAL_SIGMA } from '@scrapboard/statistics';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { countSelectedLists } from './count-selected.ts';
import { fetchLadderDay, type LadderDay } from './fetch-ladder-day.ts';
import { countOfDay, placesOfHidden } from './ladder-counts.ts';
import { CURRENT_PLACES_SQL, EARLIER_PLACES_SQL } from './ladder-source.ts';

const daysOfLadder = defineQuery({
  text: 'select day from rating_count where ladder = $1 order by day',
  parameters: ['text'],
  columns: { day: 'int4' },
});

const ladders = defineQuery({
  text: `select ladder, max(day) as day from rating_count where ladder <> 'all' group by ladder`,
  columns: { ladder: 'text', day: 'int4!' },
});

const defineRegions = (source: string) =>
  defineQuery({
    text: `select region, count(*)::int as players from ${source} b
      where ladder = $1 and day > $2 and day <= $3 and sigma <= $4 and player_id <> all($5)
        and region is not null
      group by region order by players desc, region`,
    parameters: ['text', 'int4', 'int4', 'float8', 'text[]'],
    columns: { region: 'text!', players: 'int4' },
  });
const definePartySizes = (source: string) =>
  defineQuery({
    text: `select party_size, count(*)::int as players from ${source} b
      where ladder = $1 and day > $2 and day <= $3 and sigma <= $4 and player_id <> all($5)
      group by party_size order by party_size`,
    parameters: ['text', 'int4', 'int4', 'float8', 'text[]'],
    columns: { party_size: 'int4', players: 'int4' },
  });
const currentQueries = {
  regions: defineRegions(CURRENT_PLACES_SQL),
  partySizes: definePartySizes(CURRENT_PLACES_SQL),
};
const earlierQueries = {
  regions: defineRegions(EARLIER_PLACES_SQL),
  partySizes: definePartySizes(EARLIER_PLACES_SQL),
};

/** Returns how the ratings of a ladder are distributed, and what its board can be filtered by. */
export async function fetchMmrSummary(
  { pool, catalogue }: { pool: Queryable; catalogue: Catalogue },
  query: LadderPlayersQuery,
  hidden: readonly string[],
): Promise<MmrSummary> {
  const ladder = ladderOf(query);
  const ladderDay = await fetchLadderDay(pool, query);
  const day = ladderDay?.day ?? 0;
  const queries = ladderDay?.isNewest === false ? earlierQueries : currentQueries;
  const rankedValues = [ladder, day - INACTIVE_DAYS, day, PROVISIONAL_SIGMA, hidden] as const;
  const [lists, days, allLadders, regions, partySizes] = await Promise.all([
    countLists(pool, ladderDay, query, hidden),
    daysOfLadder.all(pool, ladder),
    ladders.all(pool),
    queries.regions.all(pool, ...rankedValues),
    queries.partySizes.all(pool, ...rankedValues),
  ]);
  return toMmrSummary(
    {
      asOf: ladderDay?.day ?? null,
      lists,
      days: days.map((row) => row.day),
      ladders: allLadders,
      regions,
      partySizes,
    },
    catalogue,
  );
}

/** Counts the players on each list: without filters as stored, with filters one by one. */
async function countLists(
  db: Queryable,
  ladderDay: LadderDay | null,
  query: LadderPlayersQuery,
  hidden: readonly string[],
) {
  if (ladderDay === null) return toVisibleLists(undefined, []);
  if (hasBoardFilters(query)) return await countSelectedLists(db, ladderDay, query, hidden);
  const { ladder, day } = ladderDay;
  const [count, hiddenPlaces] = await Promise.all([
    countOfDay.first(db, ladder, day),
    placesOfHidden.all(db, ladder, day, hidden),
  ]);
  return toVisibleLists(count, hiddenPlaces);
}
