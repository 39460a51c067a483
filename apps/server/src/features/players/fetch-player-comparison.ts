import type { MatchFilters, PlayerComparison, PlayerComparisonQuery } from '@scrapboard/contract';
import {
  type ComparedNumber,
  type ComparedRow,
  comparedColumns,
  comparedNumbers,
  toComparison,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { aggregateType, foldSql } from '../../database/fold-sql.ts';
import type { Column } from '../../database/sql-types.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
  UPLOAD_COUNT_SQL,
} from '../../match-filters/match-filter-sql.ts';

const expressions: Partial<Record<ComparedNumber, string>> = { kills_assists: '(kills + assists)' };

const columns: readonly (readonly [name: string, sql: string | undefined, type: Column])[] = [
  ...comparedColumns.map((name) => [name, foldSql.get(name), aggregateType(name)] as const),
  ...comparedNumbers.map((name) => {
    const value = expressions[name] ?? name;
    const squares = `sum(${value}::int8 * ${value}) filter (where result is not null)`;
    return [`squares_${name}`, `coalesce(${squares}, 0)`, 'numeric'] as const;
  }),
  ['upload_count', UPLOAD_COUNT_SQL, 'int8'],
  [
    'mmr',
    `(select r.mmr from rating r
       where r.player_id = $1 and r.started_at < $3
       order by r.started_at desc, r.match_id desc limit 1)`,
    'int4?',
  ],
];

const comparedPeriod = defineQuery({
  name: 'compared period',
  text: `select ${columns.map(([name, sql]) => `${sql} as ${name}`).join(', ')}
           from player_match
          where ${MATCH_FILTER_SQL}`,
  parameters: matchFilterParameters,
  columns: Object.fromEntries(columns.map(([name, , type]) => [name, type])),
});

/** Returns a player's statistics in two periods, each by one indexed read of their matches. */
export async function fetchPlayerComparison(
  db: Queryable,
  playerId: string,
  { againstFrom, againstTo, ...filters }: PlayerComparisonQuery,
): Promise<PlayerComparison> {
  const fetchPeriod = async (period: MatchFilters) =>
    (await comparedPeriod.first(db, ...matchFilterValues(playerId, period))) as ComparedRow;
  const [current, previous] = await Promise.all([
    fetchPeriod(filters),
    fetchPeriod({ ...filters, from: againstFrom, to: againstTo }),
  ]);
  return toComparison(current, previous);
}
