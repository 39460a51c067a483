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
