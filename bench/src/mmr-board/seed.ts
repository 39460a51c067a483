import type { Pool } from 'pg';
import { seedPlayers } from '../lib/seed-players.ts';

const TODAY = 20_000;
const LAST_TEN = JSON.stringify(Array.from({ length: 10 }, (_, i) => [i - 4, 1, 8000, 'eu']));

/** Fills a leaderboard with players: a fifth provisional, a third inactive, spread over ratings and regions. */
export async function seedBoard(pool: Pool, players: number): Promise<void> {
  await seedPlayers(pool, players);
  await pool.query(
    `insert into rating_day
      select 'all', n::text, ${TODAY} - n % 45, mmr, 150 + n % 130, mmr, mmr + 40, 20 + n % 400, n % 20,
        0, 1500, (array['eu', 'us', 'ru', 'as'])[1 + n % 4], 1 + n % 4, 3000 + n % 12000, $2
      from generate_series(1, $1::int) n,
        lateral (select (1600 + 230 * (hashint4(n) / 2147483648.0 + hashint4(n + 1) / 2147483648.0
          + hashint4(n + 7) / 2147483648.0))::int as mmr) r`,
    [players, LAST_TEN],
  );
  await pool.query('insert into rating_board select * from rating_day');
  await pool.query(
    `insert into rating_count
      select 'all', $1::int, 0, 0, json_agg(json_build_array(mmr, players) order by mmr desc)::text
      from (
        select mmr, count(*) as players from rating_board
        where sigma <= 250 and day > $1::int - 30 group by mmr
      ) counted`,
    [TODAY],
  );
  await pool.query('vacuum analyze rating_board, rating_day, rating_count, player, player_fold');
}
