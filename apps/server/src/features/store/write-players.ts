import { defineQuery, type Queryable } from '../../database/define-query.ts';

const lockFolds = defineQuery({
  name: 'lock_players',
  text: 'select from player_fold where player_id = any($1::text[]) order by player_id for update',
  parameters: ['text[]'],
});

/**
 * Locks these players' careers, after waiting for other writers. Rows must be counted after this;
 * otherwise those that another transaction is about to commit are missed. `players` are sorted.
 */
export async function lockPlayers(db: Queryable, players: readonly string[]): Promise<void> {
  await lockFolds.run(db, players);
}

export interface PlayerUpdate {
  /** Players in the batch with the name each used last in it. */
  names: ReadonlyMap<string, string>;
  /** Players whose careers changed, in the batch or not. */
  changedPlayerIds: readonly string[];
  /** Players whose number of uploaded matches may have changed. */
  uploaders: readonly string[];
}

const updatePlayerRows = defineQuery({
  name: 'update_players',
  text: `with newcomer as (
        insert into player (id, nickname, nickname_key)
        select id, nickname, nickname_key
        from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
        on conflict (id) do nothing returning id
      ), counted as (
        select id, (
          select count(distinct match_id) from upload_match
          where local_player = p.id and quarantine is null
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
  parameters: ['text[]', 'text[]', 'text[]', 'text[]', 'text[]'],
  columns: { id: 'text', nickname: 'text' },
});

const renamePlayers = defineQuery({
  text: `update player p set nickname = v.nickname, nickname_key = v.nickname_key
      from unnest($1::text[], $2::text[], $3::text[]) as v (id, nickname, nickname_key)
      where p.id = v.id`,
  parameters: ['text[]', 'text[]', 'text[]'],
});

/**
 * Adds new players, recounts how many matches the uploaders' own uploads added or confirmed, and
 * sets each player's latest name. The caller has locked the careers.
 */
export async function updatePlayers(
  db: Queryable,
  { names, changedPlayerIds, uploaders }: PlayerUpdate,
): Promise<void> {
  if (changedPlayerIds.length === 0 && uploaders.length === 0) return;
  const sortedNames = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  const renamedPlayers = await updatePlayerRows.all(
    db,
    sortedNames.map(([id]) => id),
    sortedNames.map(([, nickname]) => nickname),
    sortedNames.map(([, nickname]) => toNicknameKey(nickname)),
    changedPlayerIds,
    uploaders,
  );
  if (renamedPlayers.length === 0) return;
  await renamePlayers.run(
    db,
    renamedPlayers.map(({ id }) => id),
    renamedPlayers.map(({ nickname }) => nickname),
    renamedPlayers.map(({ nickname }) => toNicknameKey(nickname)),
  );
}

/** Returns the value of the column `player.nickname_key`. */
export function toNicknameKey(nickname: string): string {
  return nickname.toLowerCase();
}
