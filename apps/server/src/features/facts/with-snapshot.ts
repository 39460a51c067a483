import type { ClientBase, Pool } from 'pg';

/**
 * Runs `work` with a connection that sees a single snapshot of the database, and closes it: otherwise
 * a COPY that was aborted would continue on it.
 */
export async function withSnapshot<T>(
  pool: Pool,
  work: (reader: ClientBase) => Promise<T>,
): Promise<T> {
  const reader = await pool.connect();
  try {
    await reader.query('begin isolation level repeatable read read only');
    return await work(reader);
  } finally {
    reader.release(true);
  }
}
