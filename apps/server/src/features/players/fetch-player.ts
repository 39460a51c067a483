import type { CategoryId, Player } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { categoryName } from '../../rows/category-name.ts';

/** Who a player is, and what the filter menus can offer for him; null for one nobody has met. */
export async function fetchPlayer(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  id: string,
): Promise<Player | null> {
  const [who, nicknames, uploads, teammates, counts] = await Promise.all([
    fetchWho(pool, id),
    fetchNicknames(pool, id),
    countUploads(pool, id),
    countTeammates(pool, id),
    fetchCounts(pool, id),
  ]);
  if (who === undefined) return null;
  const of = <K extends keyof CountRow>(key: K) => counts.filter((row) => row.by === key);
  return {
    id,
    nickname: who.nickname,
    nicknames: nicknames.map((row) => ({
      nickname: row.nickname,
      firstSeenAt: row.first_seen_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      matches: row.matches,
    })),
    firstSeenAt: who.first_seen_at.toISOString(),
    lastSeenAt: who.last_seen_at.toISOString(),
    recordCount: who.record_count,
    uploadCount: who.upload_count,
    mmr: who.mmr,
    streaks: {
      current: who.streak,
      bestWins: who.best_win_streak,
      worstLosses: who.worst_loss_streak,
    },
    linked: { matches: who.record_count, uploads, teammates },
    options: {
      categories: of('category').map(({ category, matches }) => ({
        id: category as CategoryId,
        name: categoryName(category as CategoryId),
        matches,
      })),
      modes: of('mode').map(({ mode, category, matches }) => ({
        id: mode as string,
        name: catalogue.mode(mode as string).name,
        category: category as CategoryId,
        matches,
      })),
      maps: of('map').map(({ map, matches }) => ({
        id: map as string,
        name: catalogue.map(map as string).name,
        matches,
      })),
      regions: of('region').flatMap(({ region, matches }) =>
        region === null ? [] : [{ id: region, name: region.toUpperCase(), matches }],
      ),
      partySizes: of('party_size')
        .map(({ party_size, matches }) => ({ size: party_size as number, matches }))
        .sort((a, b) => a.size - b.size),
    },
  };
}

interface WhoRow {
  nickname: string;
  first_seen_at: Date;
  last_seen_at: Date;
  record_count: number;
  upload_count: number;
  mmr: number;
  streak: number;
  best_win_streak: number;
  worst_loss_streak: number;
}

async function fetchWho(pool: Deps['pool'], id: string): Promise<WhoRow | undefined> {
  const { rows } = await pool.query<WhoRow>({
    name: 'player',
    text: `select p.nickname, f.first_seen_at, f.last_seen_at, f.record_count, f.upload_count,
                  f.mmr, f.streak, f.best_win_streak, f.worst_loss_streak
             from player_fold f join player p on p.id = f.player_id
            where f.player_id = $1`,
    values: [id],
  });
  return rows[0];
}

interface NicknameRow {
  nickname: string;
  first_seen_at: Date;
  last_seen_at: Date;
  matches: number;
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

interface CountRow {
  by: 'category' | 'mode' | 'map' | 'region' | 'party_size';
  category: string | null;
  mode: string | null;
  map: string | null;
  region: string | null;
  party_size: number | null;
  matches: number;
}

/** The five menus in one pass over his rows. */
async function fetchCounts(pool: Deps['pool'], id: string): Promise<CountRow[]> {
  const { rows } = await pool.query<CountRow>({
    name: 'player options',
    text: `select case when grouping(mode) = 0 then 'mode'
                       when grouping(category) = 0 then 'category'
                       when grouping(map) = 0 then 'map'
                       when grouping(region) = 0 then 'region'
                       else 'party_size' end as by,
                  category, mode, map, region, party_size, count(*)::int as matches
             from player_match
            where player_id = $1
            group by grouping sets ((category), (mode, category), (map), (region), (party_size))
            order by matches desc, category, mode, map, region`,
    values: [id],
  });
  return rows;
}
