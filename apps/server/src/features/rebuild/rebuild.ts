import type { ClientBase, Pool } from 'pg';
import { changesChannel } from '../../changes.ts';
import { rateLock } from '../ratings/rate-matches.ts';
import { deleteLogsLock, deleteLogsUnlock } from '../uploads/logs-lock.ts';

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
    for (const sha256 of await deleteRows(pool, uploadIds, () => holder.query(deleteLogsLock))) {
      await removeRaw(sha256);
    }
    await holder.query(deleteLogsUnlock);
    holder.release();
  } catch (error) {
    // With its connection goes the lock.
    holder.release(true);
    throw error;
  }
}

/** The hashes of the raw logs that only these uploads named. */
async function deleteRows(
  pool: Pool,
  uploadIds: readonly string[],
  lockLogs: () => Promise<unknown>,
): Promise<string[]> {
  return await inTransaction(pool, async (client) => {
    await emptyDerived(client);
    await lockLogs();
    const { rows } = await client.query<{ sha256: string }>(
      `with gone as (delete from upload where id = any($1) returning files)
        select distinct file->>'sha256' as sha256 from gone, jsonb_array_elements(files) file
        where not exists (
          select from upload, jsonb_array_elements(upload.files) kept
          where upload.id <> all ($1) and kept->>'sha256' = file->>'sha256'
        )`,
      [uploadIds],
    );
    await client.query('select graphile_worker.remove_job(key) from unnest($1::text[]) key', [
      uploadIds.map((id) => `read_upload:${id}`),
    ]);
    await queueRebuild(client);
    return rows.map(({ sha256 }) => sha256);
  });
}

/** How much of a rebuild, or of any other reading, is still to be done. */
export async function rebuildProgress(
  pool: Pool,
): Promise<{ uploads: number; open: number; rated: boolean }> {
  const { rows } = await pool.query<{ uploads: number; open: number; rated: boolean }>(
    `select count(*)::int as uploads,
      (count(*) filter (where status in ('queued', 'reading')))::int as open,
      not exists (select from rate_request) as rated
    from upload`,
  );
  return rows[0] ?? { uploads: 0, open: 0, rated: true };
}

/**
 * Before any row of an upload is locked: whoever stores matches locks those last. Whoever rates has
 * ended, and others wait for the first table with nothing in their hands.
 */
async function emptyDerived(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [rateLock]);
  await client.query(`truncate ${derivedTables.join(', ')}`);
}

async function queueRebuild(client: ClientBase): Promise<number> {
  // What is being read now notices at its next batch that the upload is no longer its own.
  const { rows } = await client.query<{ id: string; status: string; matches: number }>(
    'select id, status, matches from upload order by received_at, id for update',
  );
  // One that was cancelled half way keeps that half.
  const again = rows.filter(({ status, matches }) => status !== 'failed' || matches > 0);
  await client.query(
    `update upload set status = 'queued', read_bytes = 0, matches = 0 where id = any($1)`,
    [again.map(({ id }) => id)],
  );
  await client.query(
    `select graphile_worker.add_job('read_upload', payload => payload, queue_name => 'rebuild',
        max_attempts => 4, job_key => 'read_upload:' || id)
      from unnest($1::text[], $2::json[]) with ordinality as v (id, payload, n) order by n`,
    [
      again.map(({ id }) => id),
      again.map(({ id: uploadId, status, matches }) =>
        JSON.stringify(status === 'failed' ? { uploadId, limit: matches } : { uploadId }),
      ),
    ],
  );
  await client.query('select pg_notify($1, $2)', [changesChannel, 'all']);
  return again.length;
}

async function inTransaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}
