import type { Pool } from 'pg';
import { changesChannel, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockRating } from '../ratings/rate-matches.ts';
import { lockLogs, unlockLogs } from '../uploads/logs-lock.ts';

/** Everything that is made from the raw logs; the first is what whoever stores matches begins with. */
const derivedTables = [
  'upload_match',
  'match',
  'match_detail',
  'player',
  'player_nickname',
  'player_match',
  'player_fold',
  'player_part_fold',
  'rating',
  'rate_request',
  'bucket_mode',
  'bucket_band',
  'bucket_part',
];

/**
 * Has everything made again from the raw logs: empties what is derived and queues the reading of
 * every upload, one after the other in the order they were received, all in one transaction. The
 * job queue does the rest, of this process or of a server that runs; `rebuildProgress` tells how far
 * it is. Returns how many uploads will be read.
 */
export async function rebuild(pool: Pool): Promise<number> {
  return await inTransaction(pool, async (client) => {
    await emptyDerived(client);
    return await queueRebuild(client);
  });
}

/**
 * Removes uploads and whatever only they brought, by rebuilding without them, and by `removeRaw` the
 * raw logs that no upload needs any more, given by their hashes.
 */
export async function deleteUploads(
  pool: Pool,
  uploadIds: readonly string[],
  removeRaw: (sha256: string) => Promise<void>,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const holder = await pool.connect();
  try {
    for (const sha256 of await deleteRows(pool, uploadIds, () => lockLogs.run(holder))) {
      await removeRaw(sha256);
    }
    await unlockLogs.run(holder);
    holder.release();
  } catch (error) {
    // With its connection goes the lock.
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

/** The hashes of the raw logs that only these uploads named. */
async function deleteRows(
  pool: Pool,
  uploadIds: readonly string[],
  lockLogs: () => Promise<unknown>,
): Promise<string[]> {
  return await inTransaction(pool, async (client) => {
    await emptyDerived(client);
    await lockLogs();
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

/** How much of a rebuild, or of any other reading, is still to be done. */
export async function rebuildProgress(
  db: Queryable,
): Promise<{ uploads: number; open: number; rated: boolean }> {
  return (await progress.first(db)) ?? { uploads: 0, open: 0, rated: true };
}

const truncateDerived = defineQuery({ text: `truncate ${derivedTables.join(', ')}` });

/**
 * Before any row of an upload is locked: whoever stores matches locks those last. Whoever rates has
 * ended, and others wait for the first table without holding anything.
 */
async function emptyDerived(db: Queryable): Promise<void> {
  await lockRating.run(db);
  await truncateDerived.run(db);
}

const lockUploads = defineQuery({
  text: 'select id, status, matches from upload order by received_at, id for update',
  columns: pick(upload, 'id', 'status', 'matches'),
});

const queueUploads = defineQuery({
  text: `update upload set status = 'queued', read_bytes = 0, matches = 0 where id = any($1)`,
  parameters: ['text[]'],
});

const addJobs = defineQuery({
  text: `select from (
      select id, payload from unnest($1::text[], $2::json[]) with ordinality as v (id, payload, n) order by n
    ) v, graphile_worker.add_job('read_upload', payload => payload, queue_name => 'rebuild',
      max_attempts => 4, job_key => 'read_upload:' || id)`,
  parameters: ['text[]', 'json[]'],
});

async function queueRebuild(db: Queryable): Promise<number> {
  // What is being read now notices at its next batch that the upload is no longer its own.
  const uploads = await lockUploads.all(db);
  // One that was cancelled half way keeps that half.
  const again = uploads.filter(({ status, matches }) => status !== 'failed' || matches > 0);
  const ids = again.map(({ id }) => id);
  await queueUploads.run(db, ids);
  await addJobs.run(
    db,
    ids,
    again.map(({ id: uploadId, status, matches }) =>
      status === 'failed' ? { uploadId, limit: matches } : { uploadId },
    ),
  );
  await notifyChange.run(db, changesChannel, 'all');
  return again.length;
}
