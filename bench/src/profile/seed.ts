import type { Pool } from 'pg';
import { foldSql } from '../../../apps/server/src/database/fold-sql.ts';

/** Rows of each player. */
export const MATCHES_PER_PLAYER = 50;

/**
 * Brings `player_match` to that many rows, made by the database itself, and the folds with them. A
 * player's rows lie far apart, as they do where they came in match by match.
 */
export async function seedProfiles(pool: Pool, rows: number): Promise<void> {
  const players = rows / MATCHES_PER_PLAYER;
  await pool.query('truncate player_match, player_fold, player');
  await pool.query(
    `insert into player_match
     select (100000 + g % $2)::text, timestamptz '2026-01-01' + g * interval '25 s',
            g, (array['pvp', 'pvp', 'brawl', 'pve'])[1 + g % 4],
            (array['8v8', '6v6', 'race', 'raid-easy'])[1 + g % 4], 'Conquer',
            (array['sand_crater', 'factory', 'bridge'])[1 + (g / 7) % 3],
            (array['eu', 'us', null])[1 + (g / 11) % 3], 'Player ' || g % $2, 'a1b2c3d4',
            3000 + g % 9000, 1 + g % 2, null, 1 + g % 4, g % 3 - 1, 1, (g % 3 = 2)::int,
            (g % 3 = 0)::int, (g % 3 = 1)::int, g % 7, g % 5, g % 6, g % 100000, g % 90000,
            g % 40000, g % 2, g % 1200, (g % 16 = 0)::int, 600 + g % 2400,
            array['CarPart_Gun_Cannon', 'CarPart_Gun_Machinegun', 'CarPart_Wheel_Big'],
            array[20000, 3000, 100], array[9, 70, 1], array[1, 0, 0]
       from generate_series(1, $1::int) g`,
    [rows, players],
  );
  await pool.query(
    `insert into player select distinct player_id, nickname, lower(nickname) from player_match`,
  );
  await pool.query(
    `insert into player_fold (player_id, first_seen_at, last_seen_at, ${[...foldSql.keys()].join(', ')})
     select player_id, min(started_at), max(started_at), ${[...foldSql.values()].join(', ')}
       from player_match group by player_id`,
  );
  await pool.query('vacuum (analyze) player_match');
  await pool.query('vacuum (analyze) player_fold');
  await pool.query('checkpoint');
}

/** Paths of profiles spread over all players. */
export function profilePaths(rows: number, query = '', maxPaths = 5000): string[] {
  const players = rows / MATCHES_PER_PLAYER;
  const count = Math.min(players, maxPaths);
  const step = players / count;
  return Array.from(
    { length: count },
    (_, i) => `/dev/profile/${100_000 + Math.floor(i * step)}${query}`,
  );
}
