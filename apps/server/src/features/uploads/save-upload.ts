import type { UploadStatus } from '@scrapboard/contract';
import type { Pool, PoolClient } from 'pg';
import { addReadUpload } from '../../queue/add-jobs.ts';
import type { TakenUpload } from './intake.ts';
import { nameLogsLock } from './logs-lock.ts';

export type UploadSource = 'web' | 'cli' | 'demo';

export interface SavedUpload {
  status: UploadStatus;
  /** False where these bytes were known already and nothing needs doing. */
  isNew: boolean;
}

/**
 * Puts the upload's logs in their place, writes its row and queues the job that reads it, in one
 * transaction. An upload that failed before is read again. It belongs to the account, also where
 * others handed in the same logs. Throws what the database says where the account was deleted
 * meanwhile.
 */
export async function saveUpload(
  pool: Pool,
  upload: TakenUpload,
  source: UploadSource,
  accountId: string | null = null,
): Promise<SavedUpload> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${nameLogsLock}`);
    await upload.keep();
    const saved = await insertUpload(client, upload, source);
    if (accountId !== null) await addOwner(client, upload.id, accountId);
    await client.query('commit');
    client.release();
    return saved;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}

async function insertUpload(
  client: PoolClient,
  upload: TakenUpload,
  source: UploadSource,
): Promise<SavedUpload> {
  const { id, files, refused, timeZone, totalBytes } = upload;
  const row = [id, JSON.stringify(files), JSON.stringify(refused), timeZone, totalBytes];
  const inserted = await client.query(
    `insert into upload (id, files, refused, time_zone, total_bytes, source)
      values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [...row, source],
  );
  if (inserted.rowCount === 0) {
    const again = await client.query(
      `update upload set files = $2, refused = $3, time_zone = $4, total_bytes = $5,
        status = 'queued', read_bytes = 0, error = null, finished_at = null
        where id = $1 and status = 'failed'`,
      row,
    );
    if (again.rowCount === 0) {
      const { rows } = await client.query<{ status: UploadStatus }>(
        'select status from upload where id = $1',
        [id],
      );
      return { status: rows[0]?.status ?? 'queued', isNew: false };
    }
  }
  await addReadUpload(client, id);
  return { status: 'queued', isNew: true };
}

async function addOwner(client: PoolClient, uploadId: string, accountId: string): Promise<void> {
  await client.query(
    `insert into upload_owner (upload_id, account_id) values ($1, $2) on conflict do nothing`,
    [uploadId, accountId],
  );
}
