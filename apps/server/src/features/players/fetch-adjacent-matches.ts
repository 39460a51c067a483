import { type AdjacentMatches, decodeMatchId, type MatchFilters } from '@scrapboard/contract';
import { createNamer, toAdjacentMatch } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerMatch } from '../../database/tables/players.ts';
import type { Deps } from '../../deps.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const matchStart = defineQuery({
  text: `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
           from match where id = $1`,
  parameters: ['int8'],
  columns: { at: 'text' },
});

/**
 * Defines the query of the nearest match before or after a match's start, one step in the primary key.
 */
function defineAdjacentQuery(name: string, comparison: '<' | '>', direction: 'asc' | 'desc') {
  return defineQuery({
    name,
    text: `select match_id, started_at, map, mode, result
             from player_match
            where ${MATCH_FILTER_SQL} and (started_at, match_id) ${comparison} ($11, $12)
            order by started_at ${direction}, match_id ${direction}
            limit 1`,
    parameters: [...matchFilterParameters, 'timestamptz', 'int8'],
    columns: pick(playerMatch, 'match_id', 'started_at', 'map', 'mode', 'result'),
  });
}

const previousMatch = defineAdjacentQuery('previous match', '<', 'desc');
const nextMatch = defineAdjacentQuery('next match', '>', 'asc');

/** Returns a player's matches before and after a match; null if no match has this ID. */
export async function fetchAdjacentMatches(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  matchId: string,
  filters: MatchFilters,
): Promise<AdjacentMatches | null> {
  const id = decodeMatchId(matchId)?.toString();
  const start = id === undefined ? undefined : await matchStart.first(pool, id);
  if (id === undefined || start === undefined) return null;
  const values = matchFilterValues(playerId, filters);
  const [previous, next] = await Promise.all([
    previousMatch.first(pool, ...values, start.at, id),
    nextMatch.first(pool, ...values, start.at, id),
  ]);
  const namer = createNamer(catalogue);
  return {
    previous: previous === undefined ? null : toAdjacentMatch(previous, namer),
    next: next === undefined ? null : toAdjacentMatch(next, namer),
  };
}
