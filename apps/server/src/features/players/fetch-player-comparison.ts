import type { MatchFilters, PlayerComparison, PlayerComparisonQuery } from '@scrapboard/contract';
import {
  type ComparedNumber,
  type ComparedRow,
  comparedNumbers,
  toComparison,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const expressions: Partial<Record<ComparedNumber, string>> = { kills_assists: '(kills + assists)' };

const sums = comparedNumbers.flatMap((name) => {
  const value = expressions[name] ?? name;
  return [
    [`sum_${name}`, `coalesce(sum(${value}), 0)`, 'int8'],
    [`squares_${name}`, `coalesce(sum(${value}::int8 * ${value}), 0)`, 'numeric'],
  ] as const;
});

const comparedPeriod = defineQuery({
  name: 'compared period',
  text: `select count(*)::int as games,
                (count(*) filter (where result = 1))::int as wins,
                (count(*) filter (where result = -1))::int as losses,
                (count(*) filter (where result = 0))::int as draws,
                coalesce(sum(mvp), 0) as mvp,
                (select r.mmr from rating r
                  where r.player_id = $1 and r.started_at < $3
                  order by r.started_at desc, r.match_id desc limit 1) as mmr,
                ${sums.map(([name, sql]) => `${sql} as ${name}`).join(', ')}
           from player_match
          where ${MATCH_FILTER_SQL} and result is not null`,
  parameters: matchFilterParameters,
  columns: {
    games: 'int4',
    wins: 'int4',
    losses: 'int4',
    draws: 'int4',
    mvp: 'int8',
    mmr: 'int4?',
    ...(Object.fromEntries(sums.map(([name, , type]) => [name, type])) as Record<
      (typeof sums)[number][0],
      'numeric'
    >),
  },
});

/** Returns a player's figures in two periods, each by one indexed read of their matches. */
export async function fetchPlayerComparison(
  db: Queryable,
  playerId: string,
  { againstFrom, againstTo, ...filters }: PlayerComparisonQuery,
): Promise<PlayerComparison> {
  const read = async (period: MatchFilters) =>
    (await comparedPeriod.first(db, ...matchFilterValues(playerId, period))) as ComparedRow;
  const [now, before] = await Promise.all([
    read(filters),
    read({ ...filters, from: againstFrom, to: againstTo }),
  ]);
  return toComparison(now, before);
}
