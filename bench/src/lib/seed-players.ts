import { foldColumns, playerFold } from '@scrapboard/matches';
import type { Pool } from 'pg';

/** Adds players with the ids 1 to `players`, who have no games. */
export async function seedPlayers(pool: Pool, players: number): Promise<void> {
  const empty = playerFold.empty();
  const zeros = foldColumns.map(({ name }) => name).filter((name) => empty[name] === 0);
  await pool.query(
    `insert into player (id, nickname, nickname_key)
      select n::text, 'player' || n, 'player' || n from generate_series(1, $1::int) n`,
    [players],
  );
  await pool.query(
    `insert into player_fold (player_id, first_seen_at, last_seen_at, mmr, ${zeros.join(', ')})
      select n::text, now(), now(), 1600, ${zeros.map(() => 0)} from generate_series(1, $1::int) n`,
    [players],
  );
}
