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

export interface SettledPlayers {
  /** Players of the batch, with the name each used last in it. */
  names: ReadonlyMap<string, string>;
  /** Players whose careers changed, of the batch or not. */
  involved: readonly string[];
  /** Whose uploads may count differently now. */
  uploaders: readonly string[];
}

/**
 * Adds the players who are not there yet, counts again how many matches the uploaders' own uploads
 * brought or confirmed, and gives everybody the name he used last. The caller holds the careers.
 */
export async function settlePlayers(
  client: ClientBase,
  { names, involved, uploaders }: SettledPlayers,
): Promise<void> {
  if (involved.length === 0 && uploaders.length === 0) return;
  const added = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  const { rows } = await client.query<{ id: string; nickname: string }>({
    name: 'settle_players',
    text: `with newcomer as (
        insert into player (id, nickname, nickname_key)
        select id, nickname, nickname_key
        from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
        on conflict (id) do nothing returning id
      ), counted as (
        select id, (
          select count(distinct match_id) from upload_match where local_player = p.id
        ) as uploads
        from (select id from newcomer union select unnest($5::text[])) p
      ), uploaded as (
        update player_fold f set upload_count = c.uploads
        from counted c where f.player_id = c.id and f.upload_count <> c.uploads
      )
      select p.id, n.nickname from player p cross join lateral (
        select nickname from player_nickname
        where player_id = p.id order by last_seen_at desc, nickname limit 1
      ) n where p.id = any($4::text[]) and p.nickname <> n.nickname order by p.id`,
    values: [
      arrayLiteral(added.map(([id]) => id)),
      arrayLiteral(added.map(([, nickname]) => nickname)),
      arrayLiteral(added.map(([, nickname]) => nicknameKey(nickname))),
      arrayLiteral(involved),
      arrayLiteral(uploaders),
    ],
  });
  if (rows.length > 0) await renamePlayers(client, rows);
}

async function renamePlayers(
  client: ClientBase,
  players: readonly { id: string; nickname: string }[],
): Promise<void> {
  await client.query(
    `update player p set nickname = v.nickname, nickname_key = v.nickname_key
      from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
      where p.id = v.id`,
    [
      players.map(({ id }) => id),
      players.map(({ nickname }) => nickname),
      players.map(({ nickname }) => nicknameKey(nickname)),
    ],
  );
}

/** The column `player.nickname_key`. */
export function nicknameKey(nickname: string): string {
  return nickname.toLowerCase();
}
