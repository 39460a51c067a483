import {
  type CategoryId,
  encodeMatchId,
  type MatchFilters,
  type MatchResult,
  type PlayerMatchesPage,
  type PlayerMatchRow,
} from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { cursorKeys, decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';
import { namer } from '../../rows/named.ts';
import { points, seconds } from '../../rows/units.ts';

interface Row {
  match_id: string;
  started_at: Date;
  map: string;
  mode: string;
  category: string;
  region: string | null;
  result: number | null;
  power_score: number;
  party_size: number;
  kills: number;
  deaths: number;
  assists: number;
  damage: number;
  damage_rec: number;
  score: number;
  mvp: number;
  duration: number;
  weapon: string | null;
  mmr_change: number | null;
  at: string;
}

/** A page of a player's matches, newest first; in the order of the primary key, so any depth is one index range. */
export async function fetchPlayerMatches(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  filters: MatchFilters,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<PlayerMatchesPage> {
  const after =
    cursor === undefined
      ? ['infinity', '0']
      : decodeCursor(cursor, [cursorKeys.instant, cursorKeys.integer]);
  const { rows } = await pool.query<Row>({
    name: 'player matches',
    text: `select pm.match_id, pm.started_at, pm.map, pm.mode, pm.category, pm.region, pm.result,
                  pm.power_score, pm.party_size, pm.kills, pm.deaths, pm.assists, pm.damage,
                  pm.damage_rec, pm.score, pm.mvp, pm.duration, pm.part_ids[1] as weapon,
                  r.mmr_change,
                  to_char(pm.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
             from (select * from player_match
                    where ${matchFilterSql} and (started_at, match_id) < ($11, $12)
                    order by started_at desc, match_id desc
                    limit $13) as pm
             left join rating r on r.player_id = pm.player_id
                               and r.started_at = pm.started_at
                               and r.match_id = pm.match_id
            order by pm.started_at desc, pm.match_id desc`,
    values: [...matchFilterValues(playerId, filters), ...after, limit + 1],
  });
  const last = rows[limit - 1];
  const name = namer(catalogue);
  return {
    matches: rows.slice(0, limit).map((row) => toRow(row, name)),
    nextCursor: last && rows.length > limit ? encodeCursor([last.at, last.match_id]) : null,
  };
}

function toRow(row: Row, name: ReturnType<typeof namer>): PlayerMatchRow {
  return {
    id: encodeMatchId(row.match_id),
    startedAt: row.started_at.toISOString(),
    map: name.map(row.map),
    mode: name.mode(row.mode),
    category: row.category as CategoryId,
    region: row.region,
    result: resultOf(row.result),
    powerScore: row.power_score,
    partySize: row.party_size,
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    damage: points(row.damage),
    damageRec: points(row.damage_rec),
    score: row.score,
    mvp: row.mvp > 0,
    duration: seconds(row.duration),
    weapon: row.weapon === null ? null : name.part(row.weapon),
    mmrChange: row.mmr_change,
  };
}

function resultOf(result: number | null): MatchResult {
  if (result === null) return 'unfinished';
  return result > 0 ? 'win' : result < 0 ? 'loss' : 'draw';
}
