import { type CategoryId, decodeMatchId, encodeMatchId, type Match } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { namer } from '../../rows/named.ts';
import { points, seconds } from '../../rows/units.ts';
import { type MatchDetail, readMatchDetail } from '../store/match-detail.ts';
import { toMatchPlayers } from './to-match-players.ts';
import { toTeams } from './to-teams.ts';

/** The whole match; null where there is none with this id. */
export async function fetchMatch(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  id: string,
): Promise<Match | null> {
  const asked = decodeMatchId(id);
  const row = asked === null ? undefined : await fetchRow(pool, asked.toString());
  if (row === undefined) return null;
  const [uploads, changes] = await Promise.all([
    countUploads(pool, row.id),
    fetchMmrChanges(pool, row),
  ]);
  const detail = readMatchDetail(row.detail);
  const name = namer(catalogue);
  const parties = new Map(row.player_ids.map((player, index) => [player, row.parties[index] ?? 0]));
  const players = toMatchPlayers(detail, { part: name.part, parties, changes });
  return {
    id: encodeMatchId(row.id),
    startedAt: row.started_at.toISOString(),
    gameplay: row.gameplay,
    map: name.map(row.map),
    mode: name.mode(row.mode),
    category: row.category as CategoryId,
    region: row.region,
    clientVersion: row.client_version,
    finished: row.finished,
    winnerTeam: row.winner_team,
    reason: row.reason,
    winReason: row.win_reason,
    duration: row.battle_time === null ? null : seconds(row.battle_time),
    uploads,
    teams: toTeams(players),
    players,
    ...toEvents(detail, name.part),
  };
}

function toEvents(
  detail: MatchDetail,
  part: ReturnType<typeof namer>['part'],
): Pick<Match, 'rounds' | 'damageMatrix' | 'kills'> {
  return {
    rounds: detail.rounds.map((round) => ({
      endedAfter: round.endedAfter / 1000,
      winnerTeam: round.winnerTeam,
      reason: round.reason,
      winReason: round.winReason,
      duration: seconds(round.battleTime),
    })),
    damageMatrix: detail.damageMatrix.map((edge) => ({ ...edge, damage: points(edge.damage) })),
    kills: detail.kills.map((kill) => ({
      ...kill,
      after: kill.after / 1000,
      part: kill.part === null ? null : part(kill.part),
    })),
  };
}

interface Row {
  id: string;
  started_at: Date;
  gameplay: string;
  map: string;
  mode: string;
  category: string;
  region: string | null;
  client_version: string | null;
  finished: boolean;
  winner_team: number | null;
  reason: string | null;
  win_reason: string | null;
  battle_time: number | null;
  player_ids: string[];
  parties: number[];
  detail: Buffer;
}

/** By its id, or by one it had before a fuller log of it came: old links lead on. */
async function fetchRow(pool: Deps['pool'], id: string): Promise<Row | undefined> {
  const read = async (current: string) => {
    const { rows } = await pool.query<Row>({
      name: 'match',
      text: `select m.id, m.started_at, m.gameplay, m.map, m.mode, m.category, m.region,
                    m.client_version, m.finished, m.winner_team, m.reason, m.win_reason,
                    m.battle_time, m.player_ids, m.parties, d.detail
               from match m join match_detail d on d.match_id = m.id
              where m.id = $1`,
      values: [current],
    });
    return rows[0];
  };
  const found = await read(id);
  if (found !== undefined) return found;
  const { rows } = await pool.query<{ match_id: string }>(
    'select match_id from upload_match where own_id = $1 limit 1',
    [id],
  );
  return rows[0] && (await read(rows[0].match_id));
}

async function countUploads(pool: Deps['pool'], id: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(distinct upload_id)::int as count from upload_match where match_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function fetchMmrChanges(pool: Deps['pool'], row: Row): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ player_id: string; mmr_change: number }>(
    `select player_id, mmr_change
       from rating
      where player_id = any($1) and started_at = $2 and match_id = $3 and mmr_change is not null`,
    [row.player_ids, row.started_at, row.id],
  );
  return new Map(rows.map(({ player_id, mmr_change }) => [player_id, mmr_change]));
}
