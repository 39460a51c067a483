import { UploadError } from '@scrapboard/uploads';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { removedUpload } from '../../database/tables/uploads.ts';

const removedLogs = defineQuery({
  text: `select distinct log from removed_upload, unnest(logs) log
    where logs && $1::text[] and log = any($1::text[])`,
  parameters: ['text[]'],
  columns: { log: 'text' },
});

/** Returns which of these logs, by their hashes, an operator removed. */
export async function findRemovedLogs(
  db: Queryable,
  hashes: readonly string[],
): Promise<Set<string>> {
  return new Set((await removedLogs.all(db, hashes)).map(({ log }) => log));
}

const removedUploads = defineQuery({
  text: 'select id from removed_upload where id = any($1::text[])',
  parameters: ['text[]'],
  columns: pick(removedUpload, 'id'),
});

/** Returns which of these uploads an operator removed or is removing. */
export async function findRemovedUploads(
  db: Queryable,
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set((await removedUploads.all(db, ids)).map(({ id }) => id));
}

/** Throws `removed` for an upload that was or is being removed, or that contains a removed log. */
export async function refuseRemoved(
  db: Queryable,
  id: string,
  hashes: readonly string[],
): Promise<void> {
  const logs = await findRemovedLogs(db, hashes);
  const uploads = await findRemovedUploads(db, [id]);
  if (logs.size + uploads.size > 0) throw new UploadError('removed');
}
