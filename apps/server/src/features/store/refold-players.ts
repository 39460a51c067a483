import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { foldSql } from '../../database/fold-sql.ts';

const foldExpressions: [column: string, expression: string][] = [
  ['first_seen_at', 'min(started_at)'],
  ['last_seen_at', 'max(started_at)'],
  ...foldSql,
];

const names = foldExpressions.map(([name]) => name);
const foldPlayers = defineRefold(`insert into player_fold (player_id, ${names.join(', ')})
  select player_id, ${foldExpressions.map(([, expression]) => expression).join(', ')}
  from player_match where player_id = any($1::text[])
  group by player_id order by player_id
  on conflict (player_id) do update set
  ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`);

const foldNicknames =
  defineRefold(`insert into player_nickname (player_id, nickname, first_seen_at, last_seen_at, matches)
  select player_id, nickname, min(started_at), max(started_at), count(*)
  from player_match where player_id = any($1::text[])
  group by player_id, nickname`);

const foldParts = defineRefold(`insert into player_part_fold
  (player_id, part, games, wins, losses, draws, damage, hits, kills)
  select player_id, part, count(*), count(*) filter (where result = 1),
    count(*) filter (where result = -1), count(*) filter (where result = 0),
    sum(damage), sum(hits), sum(kills)
  from (
    select player_id, result, unnest(part_ids) as part, unnest(part_damage) as damage,
      unnest(part_hits) as hits, unnest(part_kills) as kills
    from player_match where player_id = any($1::text[]) and result is not null
  ) uses
  group by player_id, part`);

const deleteNicknames = defineRefold(
  'delete from player_nickname where player_id = any($1::text[])',
);
const deleteParts = defineRefold('delete from player_part_fold where player_id = any($1::text[])');
const deleteFolds = defineRefold('delete from player_fold where player_id = any($1::text[])');

const deleteUnplayed = defineQuery({
  text: `delete from player p where id = any($1)
      and not exists (select from player_match m where m.player_id = p.id) returning id`,
  parameters: ['text[]'],
  columns: { id: 'text' },
});

/** Defines a query whose only parameter is the ids of players. */
function defineRefold(text: string) {
  return defineQuery({ text, parameters: ['text[]'] });
}

/**
 * Recalculates the careers of these players from their rows. This is needed when a match changed,
 * because a minimum or maximum cannot be reduced. Rating and streaks stay; players without a match
 * are removed.
 */
export async function refoldPlayers(db: Queryable, players: readonly string[]): Promise<void> {
  if (players.length === 0) return;
  const ids = players.toSorted();
  await foldPlayers.run(db, ids);
  await deleteNicknames.run(db, ids);
  await foldNicknames.run(db, ids);
  await deleteParts.run(db, ids);
  await foldParts.run(db, ids);
  const unplayed = (await deleteUnplayed.all(db, ids)).map(({ id }) => id);
  if (unplayed.length > 0) await deleteFolds.run(db, unplayed);
}
