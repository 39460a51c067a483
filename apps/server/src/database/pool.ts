import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

export interface PoolOptions {
  /** `pg` connection settings; a plain object, so that a worker thread can be handed them. */
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
  // Without a listener, an idle connection that the database closes would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

/** Kysely over a pool; destroying it does not end the pool. */
export function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
