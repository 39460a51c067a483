import { uploadErrors } from '@scrapboard/contract';
import type { Pool } from 'pg';

const cancelled = JSON.stringify({ code: 'cancelled', message: uploadErrors.cancelled });

/**
 * Ends an upload that is queued or being read. The job that reads it sees its row is no longer its
 * own and stops before the next batch. Does nothing to one that has ended.
 */
export async function cancelUpload(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `update upload set status = 'failed', error = $2, finished_at = now()
      where id = $1 and status in ('queued', 'reading')`,
    [id, cancelled],
  );
}

/** An upload of somebody's is his to stop; one of nobody's, of whoever knows its id. */
export async function mayCancel(
  pool: Pool,
  id: string,
  accountId: string | null,
): Promise<boolean> {
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from upload_owner where upload_id = $1',
    [id],
  );
  return rows.length === 0 || rows.some((row) => row.account_id === accountId);
}
