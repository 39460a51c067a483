import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockLogs, unlockLogs } from '../uploads/logs-lock.ts';
import type { RawStore } from '../uploads/raw-store.ts';

/** Uploads removed in one transaction. */
const BATCH_SIZE = 200;

/**
 * Selects uploads without any match, in which another reading would find nothing either. Uploads
 * that failed because of a server error stay, because a later version may read them.
 */
const IS_EMPTY_SQL = `store = $1 and received_at < $2 and matches = 0
   and (status = 'stored' or (status = 'failed' and error->>'code' = 'cancelled'))
   and not exists (select from upload_match where upload_id = upload.id)`;

const emptyUploads = defineQuery({
  text: `select id from upload where ${IS_EMPTY_SQL} order by received_at limit ${BATCH_SIZE}`,
  parameters: ['text', 'timestamptz'],
  columns: { id: 'text' },
});

const deleteEmpty = defineQuery({
  text: `with deleted as (
           delete from upload where id = any($3) and ${IS_EMPTY_SQL} returning id, files
         )
         select distinct file->>'sha256' as sha256 from deleted, jsonb_array_elements(files) file
          where not exists (
            select from upload, jsonb_array_elements(upload.files) kept
             where upload.id not in (select id from deleted) and kept->>'sha256' = file->>'sha256')`,
  parameters: ['text', 'timestamptz', 'text[]'],
  columns: { sha256: 'text' },
});

/**
 * Removes the uploads of this store that were received before a time and contain no match, with the
 * raw logs that no other upload references. Nothing else is ever removed automatically. Returns how
 * many were removed.
 */
export async function expireUploads(
  pool: Pool,
  store: Pick<RawStore, 'id' | 'removeRaw' | 'removeManifest'>,
  receivedBefore: Date,
): Promise<number> {
  const expiredUploads = await emptyUploads.all(pool, store.id, receivedBefore);
  if (expiredUploads.length === 0) return 0;
  const ids = expiredUploads.map(({ id }) => id);
  const lockClient = await pool.connect();
  try {
    await lockLogs.run(lockClient);
    // First, or a crash leaves a manifest from which a rebuild restores what was removed.
    for (const id of ids) await store.removeManifest(id);
    const unusedLogs = await inTransaction(pool, (client) =>
      deleteEmpty.all(client, store.id, receivedBefore, ids),
    );
    for (const { sha256 } of unusedLogs) await store.removeRaw(sha256);
    await unlockLogs.run(lockClient);
    lockClient.release();
  } catch (error) {
    // Closing the connection releases the lock.
    lockClient.release(true);
    throw error;
  }
  return ids.length;
}
