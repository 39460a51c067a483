import pg from 'pg';
import type { Log } from '../log.ts';

export interface PoolOptions {
  /** `pg` connection settings; a plain object, so that a process of jobs can be handed them. */
  connection: pg.ClientConfig;
  log: Log;
  max?: number;
}

/**
 * A pool of connections. Values arrive as `pg` gives them: bigint and numeric as strings (cast in
 * SQL where a number is meant), timestamptz as Date.
 */
export function createPool({ connection, log, max = 12 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'scrapboard',
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    ...connection,
  });
  const lost = (error: Error) => {
    // `pool.end()` does not wait for its connections to be closed; the database may be quicker.
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`);
  };
  // Without listeners, a connection that the database closes would end the process: the first is
  // for connections at rest, the second for those in use.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
