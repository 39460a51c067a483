import { foldColumns, playerFold } from '@scrapboard/matches';
import type { Pool } from 'pg';

export interface NamedPlayer {
  id: string;
  /** In chronological order; the last is the current one. */
  names: readonly [string, ...string[]];
  games: number;
}

const emptyFold = playerFold.empty();
const zeroColumns = foldColumns
  .map(({ name }) => name)
  .filter((name) => emptyFold[name] === 0 && !['record_count', 'games', 'losses'].includes(name));

/** Adds players with names and numbers of games, all other numbers zero. */
export async function addNamedPlayers(pool: Pool, players: readonly NamedPlayer[]): Promise<void> {
  const names = players.flatMap(({ id, names }) =>
    names.map((nickname, position) => ({ id, nickname, position })),
  );
  const getCurrentName = ({ names }: NamedPlayer) => names.at(-1) ?? names[0];
  await pool.query(
    `insert into player (id, nickname, nickname_key) select * from unnest($1::text[], $2::text[], $3::text[])`,
    [
      players.map(({ id }) => id),
      players.map(getCurrentName),
      players.map((player) => getCurrentName(player).toLowerCase()),
    ],
  );
  await pool.query(
    `insert into player_nickname (player_id, nickname, first_seen_at, last_seen_at, matches)
      select id, nickname, timestamptz '2026-01-01' + position * interval '1 day',
        timestamptz '2026-01-02' + position * interval '1 day', 1
      from unnest($1::text[], $2::text[], $3::int[]) as t (id, nickname, position)`,
    [
      names.map(({ id }) => id),
      names.map(({ nickname }) => nickname),
      names.map(({ position }) => position),
    ],
  );
  await pool.query(
    `insert into player_fold (player_id, first_seen_at, last_seen_at, record_count, games, losses,
        ${zeroColumns.join(', ')})
      select id, now(), now(), games, games, games, ${zeroColumns.map(() => 0)}
      from unnest($1::text[], $2::int[]) as t (id, games)`,
    [players.map(({ id }) => id), players.map(({ games }) => games)],
  );
}
