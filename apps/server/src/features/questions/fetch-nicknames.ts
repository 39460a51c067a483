import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { player } from '../../database/tables/players.ts';

const nicknames = defineQuery({
  text: 'select id, nickname from player where id = any($1::text[])',
  parameters: ['text[]'],
  columns: pick(player, 'id', 'nickname'),
});

/** Returns the newest names of players by id. */
export async function fetchNicknames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await nicknames.all(db, ids);
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}
