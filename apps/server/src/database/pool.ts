import pg from 'pg';
import type { Log } from '../log.ts';

export interface PoolOptions {
  /** `pg` connection settings; a plain object, so that it can be sent to a job process. */
  connection: pg.ClientConfig;
  log: Log;
  max?: number;
}

/**
 * Creates a connection pool. Values arrive as `pg` parses them: bigint and numeric as strings (cast
 * in SQL if a number is needed), timestamptz as Date.
 */
export function createPool({ connection, log, max = 12 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'scrapboard',
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    ...connection,
  });
  const logLostConnection = (error: Error) => {
    // `pool.end()` does not wait for its connections to close; the database may be faster.
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`);
  };
  // Without listeners, a connection closed by the database would end the process: the first is for
  // idle connections, the second for those in use.
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  return pool;
}
