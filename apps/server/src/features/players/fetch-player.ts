import type { Player } from '@scrapboard/contract';
import {
  type CountRow,
  type NicknameRow,
  type PlayerSummaryRow,
  toPlayer,
} from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';

/** Who a player is, and what the filter menus can offer for him; null for one nobody has met. */
export async function fetchPlayer(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  id: string,
): Promise<Player | null> {
  const [who, nicknames, uploads, teammates, counts] = await Promise.all([
    fetchPlayerSummary(pool, id),
    fetchNicknames(pool, id),
    countUploads(pool, id),
    countTeammates(pool, id),
    fetchCounts(pool, id),
  ]);
  if (who === undefined) return null;
  return toPlayer(id, { who, nicknames, uploads, teammates, counts }, catalogue);
}

async function fetchPlayerSummary(
  pool: Deps['pool'],
  id: string,
): Promise<PlayerSummaryRow | undefined> {
  const { rows } = await pool.query<PlayerSummaryRow>({
    name: 'player',
    text: `select p.nickname, f.first_seen_at, f.last_seen_at, f.record_count, f.upload_count,
                  f.mmr, f.streak, f.best_win_streak, f.worst_loss_streak
             from player_fold f join player p on p.id = f.player_id
            where f.player_id = $1`,
    values: [id],
  });
  return rows[0];
}

async function fetchNicknames(pool: Deps['pool'], id: string): Promise<NicknameRow[]> {
  const { rows } = await pool.query<NicknameRow>(
    `select nickname, first_seen_at, last_seen_at, matches
       from player_nickname
      where player_id = $1
      order by last_seen_at desc, nickname`,
    [id],
  );
  return rows;
}

async function countUploads(pool: Deps['pool'], id: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(distinct upload_id)::int as count from upload_match where local_player = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function countTeammates(pool: Deps['pool'], id: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    // By an array of ids, so that his matches are looked up one by one and never all matches read.
    `select count(distinct other.id)::int as count
       from match m
      cross join unnest(m.player_ids, m.teams) as other (id, team)
      where m.id = any(array(select match_id from player_match where player_id = $1))
        and other.team = m.teams[array_position(m.player_ids, $1)] and other.id <> $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** The five menus in one pass over his rows. */
async function fetchCounts(pool: Deps['pool'], id: string): Promise<CountRow[]> {
  const { rows } = await pool.query<CountRow>({
    name: 'player options',
    text: `select case when grouping(map) = 0 then 'map'
                       when grouping(mode) = 0 then 'mode'
                       when grouping(category) = 0 then 'category'
                       when grouping(region) = 0 then 'region'
                       else 'party_size' end as by,
                  category, mode, map, region, party_size, count(*)::int as matches
             from player_match
            where player_id = $1
            group by grouping sets ((category), (mode, category), (map, mode), (region), (party_size))
            order by matches desc, category, mode, map, region`,
    values: [id],
  });
  return rows;
}
