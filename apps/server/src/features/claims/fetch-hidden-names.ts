import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerNickname } from '../../database/tables/players.ts';

const namesOfPlayers = defineQuery({
  text: 'select nickname from player_nickname where player_id = any($1) and nickname = any($2)',
  parameters: ['text[]', 'text[]'],
  columns: pick(playerNickname, 'nickname'),
});

/** Returns which of the names belong or belonged to hidden players. */
export async function fetchHiddenNames(
  db: Queryable,
  names: readonly string[],
  hidden: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0 || hidden.length === 0) return new Set();
  const rows = await namesOfPlayers.all(db, hidden, names);
  return new Set(rows.map(({ nickname }) => nickname));
}
