import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerFold } from '../../database/tables/players.ts';

const columns = profileColumns as readonly Exclude<ProfileField, 'sk' | 'pk'>[];

const profiles = defineQuery({
  name: 'profiles',
  text: `select player_id, ${columns.join(', ')} from player_fold where player_id = any($1)`,
  parameters: ['text[]'],
  columns: pick(playerFold, 'player_id', ...columns),
});

/** The unfiltered profiles of many players, ready to send, in one primary-key read. */
export async function fetchProfiles(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  // The text that the database sends is only written down again.
  const rows = await profiles.texts(db, ids);
  return new Map(rows.map((row) => [row[0] ?? '', profileJson(row, 1)]));
}
