import { defineQuery, type Queryable } from '../../database/define-query.ts';
import {
  type CareerTable,
  playerFolds,
  playerNicknames,
  playerPartFolds,
} from './career-tables.ts';

const foldPlayers = defineRefold(`${insertSql(playerFolds)}
  on conflict (player_id) do update set
  ${playerFolds.columns.map((name) => `${name} = excluded.${name}`).join(', ')}`);
const foldNicknames = defineRefold(insertSql(playerNicknames));
const foldParts = defineRefold(insertSql(playerPartFolds));

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

function insertSql({ table, columns, select }: CareerTable): string {
  return `insert into ${table} (${columns.join(', ')}) ${select}`;
}

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
  const unplayedIds = (await deleteUnplayed.all(db, ids)).map(({ id }) => id);
  if (unplayedIds.length > 0) await deleteFolds.run(db, unplayedIds);
}
