import { powerScoreBands } from '@scrapboard/catalogue/core';
import { type MatchFilters, PLAYER_PERCENTILES } from '@scrapboard/contract';
import { type PlayedBand, playerNumbersToRank } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

// width_bucket counts from 1.
const BAND = 'greatest(width_bucket(power_score, $11::int[]), 1) - 1';

/** Finished matches, and only confirmed ones where only those count. */
const RANKED_SQL = `${MATCH_FILTER_SQL} and result is not null and ($12::int <= 1 or exists
  (select from match m where m.id = match_id and m.witnesses >= $12))`;

const sums = PLAYER_PERCENTILES.map((name) => {
  const { columns } = playerNumbersToRank[name];
  const value = columns
    .map((column) => (column === 'won' ? '(result = 1)::int' : column))
    .join(' + ');
  return { name, value: `(${value})::int8` };
});

const playedBands = defineQuery({
  text: `select mode, ${BAND} as band, count(*)::int as games,
                ${sums.map(({ name, value }) => `sum(${value})::float8 as "sum_${name}"`).join(', ')},
                ${sums.map(({ name, value }) => `sum(${value} * ${value})::float8 as "squares_${name}"`).join(', ')}
           from player_match where ${RANKED_SQL}
          group by 1, 2`,
  parameters: [...matchFilterParameters, 'int4[]', 'int4'],
  columns: {
    ...{ mode: 'text', band: 'int4', games: 'int4' },
    ...(Object.fromEntries(
      PLAYER_PERCENTILES.flatMap((name) => [
        [`sum_${name}`, 'float8'],
        [`squares_${name}`, 'float8'],
      ]),
    ) as Record<`${'sum' | 'squares'}_${(typeof PLAYER_PERCENTILES)[number]}`, 'float8'>),
  },
});

const usedParts = defineQuery({
  text: `select mode, band, used.part, sum(used.damage)::float8 as damage
           from (select mode, ${BAND} as band, part_ids, part_damage
                   from player_match where ${RANKED_SQL}) as chosen
          cross join unnest(part_ids, part_damage) as used (part, damage)
          group by 1, 2, 3`,
  parameters: [...matchFilterParameters, 'int4[]', 'int4'],
  columns: { mode: 'text', band: 'int4', part: 'text', damage: 'float8' },
});

const LOWER_BOUNDS = powerScoreBands.map(({ from }) => from);

/** Returns a player’s finished matches by mode and power score band; two indexed reads of their rows. */
export async function fetchPlayedBands(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
  minWitnesses: number,
): Promise<PlayedBand[]> {
  const values = [...matchFilterValues(playerId, filters), LOWER_BOUNDS, minWitnesses] as const;
  const [bands, parts] = await Promise.all([
    playedBands.all(db, ...values),
    usedParts.all(db, ...values),
  ]);
  return bands.map(({ mode, band, games, ...row }) => ({
    ...{ mode, band, games },
    sums: pickNumbers((name) => row[`sum_${name}`]),
    squares: pickNumbers((name) => row[`squares_${name}`]),
    parts: parts.filter((part) => part.mode === mode && part.band === band),
  }));
}

const pickNumbers = (readNumber: (name: (typeof PLAYER_PERCENTILES)[number]) => number) =>
  Object.fromEntries(
    PLAYER_PERCENTILES.map((name) => [name, readNumber(name)]),
  ) as PlayedBand['sums'];
