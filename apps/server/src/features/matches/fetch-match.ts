import { decodeMatchId, type Match } from '@scrapboard/contract';
import { toMatch, type WholeMatchRow } from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';
import { readMatchDetail } from '../store/match-detail.ts';

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
  return toMatch(row, { detail, uploads, changes }, catalogue);
}

type Row = WholeMatchRow & { detail: Buffer };

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
