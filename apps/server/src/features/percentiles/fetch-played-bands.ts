import { powerScoreBands } from '@scrapboard/catalogue/core';
import { type MatchFilters, PLAYER_PERCENTILES, rankedNumbers } from '@scrapboard/contract';
import type { PlayedBand, PlayedGroup, PlayedGroupKey } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

// width_bucket counts from 1.
const BAND_SQL = 'greatest(width_bucket(power_score, $11::int[]), 1) - 1';

/** Finished matches, and only confirmed ones where only those count. */
const RANKED_SQL = `${MATCH_FILTER_SQL} and result is not null and ($12::int <= 1 or exists
  (select from match m where m.id = match_id and m.witnesses >= $12))`;

/** What is added up, and squared, for each number. */
const addends = PLAYER_PERCENTILES.map((name) => {
  const { columns } = rankedNumbers[name];
  const value = columns
    .map((column) => (column === 'won' ? '(result = 1)::int' : column))
    .join(' + ');
  return { name, value: `(${value})::int8` };
});

/** What rows are grouped by besides mode and band, and where it is read from. */
const KEYS = {
  none: { id: "''", from: 'player_match' },
  map: { id: 'map', from: 'player_match' },
  part: {
    id: 'used_part.part',
    from: 'player_match cross join unnest(part_ids) as used_part (part)',
  },
};

function definePlayedBands({ id, from }: (typeof KEYS)['none']) {
  return defineQuery({
    text: `select ${id} as id, mode, ${BAND_SQL} as band, count(*)::int as games,
                  ${addends.map(({ name, value }) => `sum(${value})::float8 as "sum_${name}"`).join(', ')},
                  ${addends.map(({ name, value }) => `sum(${value} * ${value})::float8 as "squares_${name}"`).join(', ')}
             from ${from} where ${RANKED_SQL}
            group by 1, 2, 3`,
    parameters: [...matchFilterParameters, 'int4[]', 'int4'],
    columns: {
      ...{ id: 'text', mode: 'text', band: 'int4', games: 'int4' },
      ...(Object.fromEntries(
        PLAYER_PERCENTILES.flatMap((name) => [
          [`sum_${name}`, 'float8'],
          [`squares_${name}`, 'float8'],
        ]),
      ) as Record<`${'sum' | 'squares'}_${(typeof PLAYER_PERCENTILES)[number]}`, 'float8'>),
    },
  });
}

function defineUsedParts({ id, from }: (typeof KEYS)['none']) {
  return defineQuery({
    text: `select id, mode, band, used.part, sum(used.damage)::float8 as damage
             from (select ${id} as id, mode, ${BAND_SQL} as band, part_ids, part_damage
                     from ${from} where ${RANKED_SQL}) as chosen
            cross join unnest(part_ids, part_damage) as used (part, damage)
            group by 1, 2, 3, 4`,
    parameters: [...matchFilterParameters, 'int4[]', 'int4'],
    columns: { id: 'text', mode: 'text', band: 'int4', part: 'text', damage: 'float8' },
  });
}

const playedBands = defineForEachKey(definePlayedBands);
const usedParts = defineForEachKey(defineUsedParts);

function defineForEachKey<Query>(define: (key: (typeof KEYS)['none']) => Query) {
  const { none, map, part } = KEYS;
  return { none: define(none), map: define(map), part: define(part) };
}

const LOWER_BOUNDS = powerScoreBands.map(({ from }) => from);

/**
 * Returns a player’s finished matches by mode and power score band, and by map or part if asked for; two indexed
 * reads of their rows.
 */
export async function fetchPlayedBands(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
  minWitnesses: number,
  key: PlayedGroupKey = null,
): Promise<PlayedGroup[]> {
  const values = [...matchFilterValues(playerId, filters), LOWER_BOUNDS, minWitnesses] as const;
  const [bands, parts] = await Promise.all([
    playedBands[key ?? 'none'].all(db, ...values),
    usedParts[key ?? 'none'].all(db, ...values),
  ]);
  const bandKeyOf = (row: Pick<PlayedGroup, 'id' | 'mode' | 'band'>) =>
    JSON.stringify([row.id, row.mode, row.band]);
  const partsByBand = Map.groupBy(parts, bandKeyOf);
  return bands.map(({ id, mode, band, games, ...row }) => ({
    ...{ id, mode, band, games },
    sums: pickNumbers((name) => row[`sum_${name}`]),
    squares: pickNumbers((name) => row[`squares_${name}`]),
    parts: partsByBand.get(bandKeyOf({ id, mode, band })) ?? [],
  }));
}

const pickNumbers = (readNumber: (name: (typeof PLAYER_PERCENTILES)[number]) => number) =>
  Object.fromEntries(
    PLAYER_PERCENTILES.map((name) => [name, readNumber(name)]),
  ) as PlayedBand['sums'];
