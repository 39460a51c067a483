import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction. `begin` may also configure the transaction and take its locks, in
 * the same round trip.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** Ends a failed transaction and returns the connection to the pool; a broken one is closed. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    (rollbackError) => client.release(rollbackError),
  );
}
