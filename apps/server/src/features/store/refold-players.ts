import type { ClientBase } from 'pg';
import { foldSql } from '../../database/fold-sql.ts';

const folded: [column: string, expression: string][] = [
  ['first_seen_at', 'min(started_at)'],
  ['last_seen_at', 'max(started_at)'],
  ...foldSql,
];

const names = folded.map(([name]) => name);
const foldPlayers = `insert into player_fold (player_id, ${names.join(', ')})
  select player_id, ${folded.map(([, expression]) => expression).join(', ')}
  from player_match where player_id = any($1::text[])
  group by player_id order by player_id
  on conflict (player_id) do update set
  ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;

const foldNicknames = `insert into player_nickname (player_id, nickname, first_seen_at, last_seen_at, matches)
  select player_id, nickname, min(started_at), max(started_at), count(*)
  from player_match where player_id = any($1::text[])
  group by player_id, nickname`;

const foldParts = `insert into player_part_fold
  (player_id, part, games, wins, losses, draws, damage, hits, kills)
  select player_id, part, count(*), count(*) filter (where result = 1),
    count(*) filter (where result = -1), count(*) filter (where result = 0),
    sum(damage), sum(hits), sum(kills)
  from (
    select player_id, result, unnest(part_ids) as part, unnest(part_damage) as damage,
      unnest(part_hits) as hits, unnest(part_kills) as kills
    from player_match where player_id = any($1::text[]) and result is not null
  ) uses
  group by player_id, part`;

/**
 * Counts the careers of these players again from their rows: what has to be done when a match
 * changed, because a minimum cannot be taken back. Rating and streaks stay; players without a match
 * go.
 */
export async function refoldPlayers(client: ClientBase, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  const ids = [players.toSorted()];
  await client.query(foldPlayers, ids);
  await client.query('delete from player_nickname where player_id = any($1)', ids);
  await client.query(foldNicknames, ids);
  await client.query('delete from player_part_fold where player_id = any($1)', ids);
  await client.query(foldParts, ids);
  const gone = await client.query<{ id: string }>(
    `delete from player p where id = any($1)
      and not exists (select from player_match m where m.player_id = p.id) returning id`,
    ids,
  );
  if (gone.rows.length > 0) {
    await client.query('delete from player_fold where player_id = any($1)', [
      gone.rows.map(({ id }) => id),
    ]);
  }
}
