import type { Pool } from 'pg';
import { CHANGES_CHANNEL, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { TABLES } from '../../database/table-kinds.ts';
import { upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { READ_TASK_SQL } from '../../queue/add-jobs.ts';
import { requestAllFacts } from '../facts/request-facts.ts';
import { lockRating } from '../ratings/rate-matches.ts';
import { lockLogs, unlockLogs } from '../uploads/logs-lock.ts';
import type { RawStore } from '../uploads/raw-store.ts';

/**
 * Rebuilds all derived data from the raw logs: empties the derived tables and queues the reading of
 * all uploads in the order they were received, in one transaction. The job queue of this process or
 * of a running server does the rest; `fetchRebuildProgress` returns its progress. Returns the number of
 * uploads.
 */
export async function rebuild(pool: Pool): Promise<number> {
  return await inTransaction(pool, rebuildInTransaction);
}

/** Does the same as `rebuild`, within the caller's transaction. */
export async function rebuildInTransaction(db: Queryable): Promise<number> {
  await emptyDerivedTables(db);
  return await queueRebuild(db);
}

/**
 * Removes uploads, their manifests and the data that came only from them, by rebuilding without
 * them. Raw logs that no upload references any more are removed too.
 */
export async function deleteUploads(
  pool: Pool,
  uploadIds: readonly string[],
  store: Pick<RawStore, 'removeRaw' | 'removeManifest'>,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const lockClient = await pool.connect();
  try {
    // Manifests first: a rebuild would restore the uploads from those that a crash leaves behind.
    for (const id of uploadIds) await store.removeManifest(id);
    for (const sha256 of await deleteRows(pool, uploadIds, () => lockLogs.run(lockClient))) {
      await store.removeRaw(sha256);
    }
    await unlockLogs.run(lockClient);
    lockClient.release();
  } catch (error) {
    // Closing the connection releases the lock.
    lockClient.release(true);
    throw error;
  }
}

const deleteUploadRows = defineQuery({
  text: `with deleted as (delete from upload where id = any($1::text[]) returning files)
        select distinct file->>'sha256' as sha256 from deleted, jsonb_array_elements(files) file
        where not exists (
          select from upload, jsonb_array_elements(upload.files) kept
          where upload.id <> all ($1::text[]) and kept->>'sha256' = file->>'sha256'
        )`,
  parameters: ['text[]'],
  columns: { sha256: 'text' },
});

const removeJobs = defineQuery({
  text: 'select from unnest($1::text[]) key, graphile_worker.remove_job(key)',
  parameters: ['text[]'],
});

/** Deletes the rows and returns the hashes of raw logs that only these uploads referenced. */
async function deleteRows(
  pool: Pool,
  uploadIds: readonly string[],
  takeLogsLock: () => Promise<unknown>,
): Promise<string[]> {
  return await inTransaction(pool, async (client) => {
    // Before the tables: saving an upload holds this lock while it reads derived tables.
    await takeLogsLock();
    await emptyDerivedTables(client);
    const deletedLogs = await deleteUploadRows.all(client, uploadIds);
    const keys = uploadIds.map((id) => `read_upload:${id}`);
    await removeJobs.run(client, keys);
    await queueRebuild(client);
    return deletedLogs.map(({ sha256 }) => sha256);
  });
}

const progress = defineQuery({
  text: `select count(*)::int as uploads,
      (count(*) filter (where status in ('queued', 'reading')))::int as unread,
      not exists (select from rate_request) as "areRatingsCurrent"
    from upload`,
  columns: { uploads: 'int4', unread: 'int4', areRatingsCurrent: 'bool' },
});

/** Returns how many uploads there are, how many are still unread, and whether ratings are up to date. */
export async function fetchRebuildProgress(
  db: Queryable,
): Promise<{ uploads: number; unread: number; areRatingsCurrent: boolean }> {
  return (await progress.first(db)) ?? { uploads: 0, unread: 0, areRatingsCurrent: true };
}

const truncateDerivedTables = defineQuery({ text: `truncate ${TABLES.derived.join(', ')}` });

/**
 * Empties the derived tables. Runs before any row of an upload is locked, because storing matches
 * locks those last. Waits for rating to end; from then on, other transactions wait for the first of
 * these tables while they hold no lock.
 */
async function emptyDerivedTables(db: Queryable): Promise<void> {
  await lockRating.run(db);
  await truncateDerivedTables.run(db);
  await requestAllFacts(db);
}

const lockUploads = defineQuery({
  text: `select id, status, matches, error from upload u
    where not exists (select from removed_upload r where r.id = u.id)
    order by received_at, id for update`,
  columns: pick(upload, 'id', 'status', 'matches', 'error'),
});

const queueUploads = defineQuery({
  text: `update upload set status = 'queued', read_bytes = 0, matches = 0 where id = any($1)`,
  parameters: ['text[]'],
});

const addJobs = defineQuery({
  text: `select from (
      select u.id, u.store, payload
      from unnest($1::text[], $2::json[]) with ordinality as v (id, payload, n) join upload u using (id)
      order by n
    ) u, graphile_worker.add_job(${READ_TASK_SQL}, payload => payload,
      queue_name => 'rebuild' || coalesce(':' || u.store, ''), max_attempts => 4,
      job_key => 'read_upload:' || u.id)`,
  parameters: ['text[]', 'json[]'],
});

async function queueRebuild(db: Queryable): Promise<number> {
  // A job that is reading one of these notices at its next batch that it was queued again.
  const uploads = await lockUploads.all(db);
  // A cancelled upload is read again only as far as it was read; a failed one is tried again.
  const isCancelled = (row: (typeof uploads)[number]) =>
    row.status === 'failed' && row.error?.code === 'cancelled';
  const requeuedUploads = uploads.filter((row) => !isCancelled(row) || row.matches > 0);
  const ids = requeuedUploads.map(({ id }) => id);
  await queueUploads.run(db, ids);
  await addJobs.run(
    db,
    ids,
    requeuedUploads.map((row) =>
      isCancelled(row) ? { uploadId: row.id, limit: row.matches } : { uploadId: row.id },
    ),
  );
  await notifyChange.run(db, CHANGES_CHANNEL, 'all');
  return requeuedUploads.length;
}
