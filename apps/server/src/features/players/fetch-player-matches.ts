import type { MatchFilters, PlayerMatchesPage } from '@scrapboard/contract';
import {
  createNamer,
  decodeCursor,
  encodeCursor,
  matchCursorKeyPatterns,
  SESSION_MARGIN_MATCHES,
  toPlayerMatch,
  toPlaySessions,
} from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerMatch } from '../../database/tables/players.ts';
import { rating } from '../../database/tables/ratings.ts';
import type { Deps } from '../../deps.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const playerMatches = defineQuery({
  name: 'player matches',
  text: `select pm.match_id, pm.started_at, pm.map, pm.mode, pm.category, pm.region, pm.result,
                pm.power_score, pm.party_size, pm.kills, pm.deaths, pm.assists, pm.damage,
                pm.damage_rec, pm.score, pm.mvp, pm.duration, pm.part_ids[1] as weapon,
                r.mmr_change,
                to_char(pm.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
           from (select * from player_match
                  where ${MATCH_FILTER_SQL} and (started_at, match_id) < ($11, $12)
                  order by started_at desc, match_id desc
                  limit $13) as pm
           left join rating r on r.player_id = pm.player_id
                             and r.started_at = pm.started_at
                             and r.match_id = pm.match_id
          order by pm.started_at desc, pm.match_id desc`,
  parameters: [...matchFilterParameters, 'timestamptz', 'int8', 'int8'],
  columns: {
    ...pick(playerMatch, 'match_id', 'started_at', 'map', 'mode', 'category', 'region', 'result'),
    ...pick(playerMatch, 'power_score', 'party_size', 'kills', 'deaths', 'assists', 'damage'),
    ...pick(playerMatch, 'damage_rec', 'score', 'mvp', 'duration'),
    weapon: 'text?',
    ...pick(rating, 'mmr_change'),
    at: 'text',
  },
});

/** The matches of the page and those around it, because a session may continue beyond the page. */
const sessionMatches = defineQuery({
  name: 'player sessions',
  text: `select pm.started_at, pm.result, r.mmr_change
           from ((select player_id, started_at, match_id, result from player_match
                   where ${MATCH_FILTER_SQL} and (started_at, match_id) >= ($11, $12)
                   order by started_at, match_id
                   limit ${SESSION_MARGIN_MATCHES})
                 union all
                 (select player_id, started_at, match_id, result from player_match
                   where ${MATCH_FILTER_SQL} and (started_at, match_id) < ($11, $12)
                   order by started_at desc, match_id desc
                   limit $13::int8 + ${SESSION_MARGIN_MATCHES})) as pm
           left join rating r on r.player_id = pm.player_id
                             and r.started_at = pm.started_at
                             and r.match_id = pm.match_id
          order by pm.started_at desc, pm.match_id desc`,
  parameters: [...matchFilterParameters, 'timestamptz', 'int8', 'int8'],
  columns: { ...pick(playerMatch, 'started_at', 'result'), ...pick(rating, 'mmr_change') },
});

/**
 * Returns a page of a player's matches, newest first, in primary key order, so that a page at any
 * depth is one index range.
 */
export async function fetchPlayerMatches(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  filters: MatchFilters,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<PlayerMatchesPage> {
  const [at = '', id = ''] =
    cursor === undefined ? ['infinity', '0'] : decodeCursor(cursor, matchCursorKeyPatterns);
  const values = matchFilterValues(playerId, filters);
  const [rows, surroundingMatches] = await Promise.all([
    playerMatches.all(pool, ...values, at, id, limit + 1),
    sessionMatches.all(pool, ...values, at, id, limit),
  ]);
  const page = rows.slice(0, limit);
  const last = rows[limit - 1];
  const namer = createNamer(catalogue);
  return {
    matches: page.map((row) => toPlayerMatch(row, namer)),
    sessions: toPlaySessions(surroundingMatches, page),
    nextCursor: last && rows.length > limit ? encodeCursor([last.at, last.match_id]) : null,
  };
}
