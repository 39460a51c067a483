import type { ClientBase, Pool } from 'pg';

/**
 * Runs `work` with a connection that sees one moment of the database, and closes it: a COPY that was
 * given up would otherwise go on in it.
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
