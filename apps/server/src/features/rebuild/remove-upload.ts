import { uploadErrors } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { removedUpload, upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Log } from '../../log.ts';
import type { Cause } from '../claims/claim-context.ts';
import { endLinksOfUpload } from '../claims/end-links.ts';
import { removeSightings } from '../store/remove-sightings.ts';
import { EXCLUSIVE_LOGS_LOCK_SQL } from '../uploads/logs-lock.ts';
import type { RawStore } from '../uploads/raw-store.ts';

export interface RemovalContext {
  pool: Pool;
  store: RawStore;
  /** Returns a part's id without its cosmetic variant, using the catalogue. */
  basePartIdOf: (id: string) => string;
  log: Pick<Log, 'info'>;
}

const blockLogs = defineQuery({
  text: `insert into removed_upload (id, logs)
    select u.id, array(select distinct file->>'sha256' from jsonb_array_elements(u.files) file
      where not exists (select from upload o, jsonb_array_elements(o.files) kept
        where o.id <> u.id and kept->>'sha256' = file->>'sha256'))
    from upload u where u.id = $1 on conflict (id) do update set logs = excluded.logs`,
  parameters: ['text'],
});

const endReading = defineQuery({
  text: `update upload set status = 'failed', error = $2, finished_at = now(), reading = reading + 1
    where id = $1`,
  parameters: ['text', 'jsonb'],
});

const removeJob = defineQuery({
  text: `select from graphile_worker.remove_job('read_upload:' || $1::text)`,
  parameters: ['text'],
});

/**
 * Marks an upload as removed: it is no longer read, and its logs are refused from now on,
 * except for those that other uploads contain. Returns false if there is no such upload.
 */
export async function markRemoved(pool: Pool, uploadId: string): Promise<boolean> {
  return await inTransaction(
    pool,
    async (client) => {
      if ((await blockLogs.run(client, uploadId)) === 0) return false;
      const error = { code: 'removed', message: uploadErrors.removed };
      await endReading.run(client, uploadId, error);
      await removeJob.run(client, uploadId);
      return true;
    },
    `begin; ${EXCLUSIVE_LOGS_LOCK_SQL}`,
  );
}

const tryLockRemoval = defineQuery({
  text: `select pg_try_advisory_lock(hashtextextended('scrapboard removal ' || $1::text, 0)) as acquired`,
  parameters: ['text'],
  columns: { acquired: 'bool' },
});

const unlockRemoval = defineQuery({
  text: `select from pg_advisory_unlock(hashtextextended('scrapboard removal ' || $1::text, 0))`,
  parameters: ['text'],
});

const blockedLogs = defineQuery({
  text: 'select logs from removed_upload where id = $1',
  parameters: ['text'],
  columns: pick(removedUpload, 'logs'),
});

const deleteRow = defineQuery({
  text: 'delete from upload where id = $1',
  parameters: ['text'],
});

interface RemovalOptions {
  /** Who ends the links that the upload proved. */
  cause?: Cause;
  /** Receives how many matches are left. */
  onProgress?: (remaining: number) => void;
}

/**
 * Removes an upload, its raw logs and its manifest, what only it contributed, and the links to
 * players that it proved; statistics from other uploads stay, and its logs are refused from then on.
 * May be repeated after a crash. Returns false if there is no such upload, or another process is
 * removing it.
 */
export async function removeUpload(
  context: RemovalContext,
  uploadId: string,
  { cause = { byOperator: true }, onProgress }: RemovalOptions = {},
): Promise<boolean> {
  const { pool, store } = context;
  return await withRemovalLock(pool, uploadId, async () => {
    if (!(await markRemoved(pool, uploadId))) return false;
    await removeSightings({ ...context, openRaw: store.openRaw }, uploadId, onProgress);
    await endLinksOfUpload(context, uploadId, cause);
    // The row goes last: as long as it exists, a removal that crashed is continued.
    for (const sha256 of (await blockedLogs.first(pool, uploadId))?.logs ?? []) {
      await store.removeRaw(sha256);
    }
    await store.removeManifest(uploadId);
    await deleteRow.run(pool, uploadId);
    return true;
  });
}

/** Returns what the removal returned, or false if another process is removing the upload. */
async function withRemovalLock(
  pool: Pool,
  uploadId: string,
  remove: () => Promise<boolean>,
): Promise<boolean> {
  const lockClient = await pool.connect();
  let isReleased = false;
  try {
    if ((await tryLockRemoval.first(lockClient, uploadId))?.acquired !== true) {
      isReleased = true;
      return false;
    }
    try {
      return await remove();
    } finally {
      // The server notices a closed connection later, and would refuse a removal that is repeated
      // at once.
      await unlockRemoval.run(lockClient, uploadId);
      isReleased = true;
    }
  } finally {
    // A connection that may still hold the lock is closed.
    lockClient.release(!isReleased);
  }
}

const unfinishedRemovals = defineQuery({
  text: `select u.id from upload u join removed_upload using (id)
    where u.store is null or u.store = $1 order by removed_at`,
  parameters: ['text'],
  columns: pick(upload, 'id'),
});

/** Returns whether an upload of this store has been removed only partly. */
export async function hasUnfinishedRemovals(pool: Pool, storeId: string): Promise<boolean> {
  return (await unfinishedRemovals.first(pool, storeId)) !== undefined;
}

/** Continues removals of uploads of this store that a crash interrupted. */
export async function finishRemovals(context: RemovalContext): Promise<void> {
  for (const { id } of await unfinishedRemovals.all(context.pool, context.store.id)) {
    await removeUpload(context, id);
  }
}

const deleteBlock = defineQuery({
  text: `delete from removed_upload r where (id = $1 or $1 = any(logs))
    and not exists (select from upload where upload.id = r.id)`,
  parameters: ['text'],
});

/**
 * Accepts the logs of a removed upload again, which is given by its ID or by the hash of a log;
 * returns false if there is none.
 */
export async function unblockLogs(pool: Pool, uploadOrLog: string): Promise<boolean> {
  return (await deleteBlock.run(pool, uploadOrLog)) > 0;
}
