import type { ClientBase } from 'pg';
import { arrayLiteral } from './upsert.ts';

/**
 * Waits for other writers of these players' careers. What is counted from rows must be counted after
 * this, or it misses rows that another transaction is about to commit. `players` are sorted.
 */
export async function lockPlayers(client: ClientBase, players: readonly string[]): Promise<void> {
  await client.query({
    name: 'lock_players',
    text: 'select from player_fold where player_id = any($1::text[]) order by player_id for update',
    values: [arrayLiteral(players)],
  });
}

/** Adds who is not there yet, sorted by id. Returns the ids of the new ones. */
export async function insertPlayers(
  client: ClientBase,
  players: readonly { id: string; nickname: string }[],
): Promise<string[]> {
  if (players.length === 0) return [];
  const { rows } = await client.query<{ id: string }>({
    name: 'insert_player',
    text: `insert into player (id, nickname, nickname_key)
      select id, nickname, nickname_key
      from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
      on conflict (id) do nothing returning id`,
    values: [
      arrayLiteral(players.map(({ id }) => id)),
      arrayLiteral(players.map(({ nickname }) => nickname)),
      arrayLiteral(players.map(({ nickname }) => nicknameKey(nickname))),
    ],
  });
  return rows.map(({ id }) => id);
}

/** Players bear the name they used last. */
export async function renamePlayers(client: ClientBase, players: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string; nickname: string }>({
    name: 'renamed_players',
    text: `select p.id, n.nickname from player p cross join lateral (
        select nickname from player_nickname
        where player_id = p.id order by last_seen_at desc, nickname limit 1
      ) n where p.id = any($1::text[]) and p.nickname <> n.nickname order by p.id`,
    values: [arrayLiteral(players)],
  });
  if (rows.length === 0) return;
  await client.query(
    `update player p set nickname = v.nickname, nickname_key = v.nickname_key
      from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
      where p.id = v.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ nickname }) => nickname),
      rows.map(({ nickname }) => nicknameKey(nickname)),
    ],
  );
}

/** Counts again how many matches the players' own uploads brought or confirmed. */
export async function countUploads(client: ClientBase, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  await client.query({
    name: 'count_uploads',
    text: `update player_fold f set upload_count = c.count
      from (
        select p.id, (
          select count(distinct match_id) from upload_match where local_player = p.id
        ) as count
        from unnest($1::text[]) as p (id)
      ) c
      where f.player_id = c.id and f.upload_count <> c.count`,
    values: [arrayLiteral(players)],
  });
}

/** What a nickname is searched by. */
export function nicknameKey(nickname: string): string {
  return nickname.toLowerCase();
}
