import type { Pool } from 'pg';
import { CHANGES_CHANNEL, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { TABLES } from '../../database/table-kinds.ts';
import { upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { READ_TASK_SQL } from '../../queue/add-jobs.ts';
import { lockRating } from '../ratings/rate-matches.ts';
import { lockLogs, unlockLogs } from '../uploads/logs-lock.ts';
import type { RawStore } from '../uploads/raw-store.ts';

/**
 * Rebuilds all derived data from the raw logs: empties the derived tables and queues the reading of
 * all uploads in the order they were received, in one transaction. The job queue of this process or
 * of a running server does the rest; `rebuildProgress` returns its progress. Returns the number of
 * uploads.
 */
export async function rebuild(pool: Pool): Promise<number> {
  return await inTransaction(pool, rebuildWithin);
}

/** The same within the caller's transaction. */
export async function rebuildWithin(db: Queryable): Promise<number> {
  await emptyDerived(db);
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
  const holder = await pool.connect();
  try {
    // First, or a crash leaves a manifest from which a rebuild restores what was removed.
    for (const id of uploadIds) await store.removeManifest(id);
    for (const sha256 of await deleteRows(pool, uploadIds, () => lockLogs.run(holder))) {
      await store.removeRaw(sha256);
    }
    await unlockLogs.run(holder);
    holder.release();
  } catch (error) {
    // Closing the connection releases the lock.
    holder.release(true);
    throw error;
  }
}

const deleteRowsOf = defineQuery({
  text: `with gone as (delete from upload where id = any($1::text[]) returning files)
        select distinct file->>'sha256' as sha256 from gone, jsonb_array_elements(files) file
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
  lockLogs: () => Promise<unknown>,
): Promise<string[]> {
  return await inTransaction(pool, async (client) => {
    // First: an upload that is being saved holds this lock while it reads derived tables.
    await lockLogs();
    await emptyDerived(client);
    const gone = await deleteRowsOf.all(client, uploadIds);
    const keys = uploadIds.map((id) => `read_upload:${id}`);
    await removeJobs.run(client, keys);
    await queueRebuild(client);
    return gone.map(({ sha256 }) => sha256);
  });
}

const progress = defineQuery({
  text: `select count(*)::int as uploads,
      (count(*) filter (where status in ('queued', 'reading')))::int as open,
      not exists (select from rate_request) as rated
    from upload`,
  columns: { uploads: 'int4', open: 'int4', rated: 'bool' },
});

/** Returns how much of a rebuild, or of other reading, remains. */
export async function rebuildProgress(
  db: Queryable,
): Promise<{ uploads: number; open: number; rated: boolean }> {
  return (await progress.first(db)) ?? { uploads: 0, open: 0, rated: true };
}

const truncateDerived = defineQuery({ text: `truncate ${TABLES.derived.join(', ')}` });

/**
 * Empties the derived tables. Runs before any row of an upload is locked, because storing matches
 * locks those last. Rating has ended, and others wait for the first table without holding a lock.
 */
async function emptyDerived(db: Queryable): Promise<void> {
  await lockRating.run(db);
  await truncateDerived.run(db);
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
  // A reading in progress notices at its next batch that the upload is no longer its own.
  const uploads = await lockUploads.all(db);
  // An upload cancelled midway keeps what was read. One that could not be read is tried again.
  const isCancelled = (one: (typeof uploads)[number]) =>
    one.status === 'failed' && one.error?.code === 'cancelled';
  const again = uploads.filter((one) => !isCancelled(one) || one.matches > 0);
  const ids = again.map(({ id }) => id);
  await queueUploads.run(db, ids);
  await addJobs.run(
    db,
    ids,
    again.map((one) =>
      isCancelled(one) ? { uploadId: one.id, limit: one.matches } : { uploadId: one.id },
    ),
  );
  await notifyChange.run(db, CHANGES_CHANNEL, 'all');
  return again.length;
}
