import { profileColumns, profileJson } from '@scrapboard/read-models';
import type { Pool } from 'pg';

const text = `select player_id, ${profileColumns.join(', ')} from player_fold where player_id = any($1)`;

/** Values stay the text that the database sends: they are only written down again. */
const asText = { getTypeParser: () => (value: string | Buffer) => value };

/** The unfiltered profiles of many players, ready to send, in one primary-key read. */
export async function fetchProfiles(pool: Pool, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<(string | null)[]>({
    name: 'profiles',
    text,
    values: [ids],
    rowMode: 'array',
    types: asText,
  } as never);
  return new Map(rows.map((row) => [row[0] ?? '', profileJson(row, 1)]));
}
