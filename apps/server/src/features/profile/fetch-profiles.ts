import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { profileColumns, toProfileJson } from '@scrapboard/read-models';
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

/** Returns the unfiltered profiles of many players, ready to send, in one primary-key read. */
export async function fetchProfiles(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  // As text, because the values are only copied to the response.
  const rows = await profiles.texts(db, ids);
  return new Map(rows.map((row) => [row[0] ?? '', toProfileJson(row, 1)]));
}
