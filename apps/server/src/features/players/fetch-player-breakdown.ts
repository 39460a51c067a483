import type { BreakdownBy, MatchFilters, PlayerBreakdown } from '@scrapboard/contract';
import { type BreakdownRow, toBreakdown } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import type { Deps } from '../../deps.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const queries: Record<BreakdownBy, ReturnType<typeof defineBreakdown>> = {
  category: defineBreakdown('category', `'{}'::text[]`),
  mode: defineBreakdown('mode', `'{}'::text[]`),
  map: defineBreakdown('map', 'array_agg(mode)'),
};

function defineBreakdown(by: BreakdownBy, modes: string) {
  return defineQuery({
    name: `player by ${by}`,
    text: `select ${by} as id, min(category) as category, ${modes} as modes,
                  count(*)::int as matches,
                  (count(*) filter (where result = 1))::int as wins,
                  (count(*) filter (where result = -1))::int as losses,
                  (count(*) filter (where result = 0))::int as draws,
                  coalesce(sum(damage) filter (where result is not null), 0) as damage,
                  coalesce(sum(score) filter (where result is not null), 0) as score,
                  coalesce(sum(duration) filter (where result is not null), 0) as duration,
                  coalesce(
                    array_agg(result order by started_at, match_id)
                      filter (where result is not null), '{}') as results
             from player_match
            where ${MATCH_FILTER_SQL}
            group by 1`,
    parameters: matchFilterParameters,
    columns: {
      id: 'text',
      category: 'text',
      modes: 'text[]',
      matches: 'int4',
      wins: 'int4',
      losses: 'int4',
      draws: 'int4',
      damage: 'int8',
      score: 'int8',
      duration: 'int8',
      results: typed<BreakdownRow['results']>('int2[]'),
    },
  });
}

/** Returns how a player does in each category or mode, or on each map. */
export async function fetchPlayerBreakdown(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  filters: MatchFilters,
  by: BreakdownBy,
): Promise<PlayerBreakdown> {
  const rows = await queries[by].all(pool, ...matchFilterValues(playerId, filters));
  return toBreakdown(by, rows, catalogue);
}
