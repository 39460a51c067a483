import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { errorLog } from '../testing/error-log.ts';
import { createPool } from './pool.ts';
import { dropDatabase, runSql, withDatabase } from './test-server.ts';

export interface TestDatabase {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  /** Drops the database; also done automatically after the test file. */
  drop(): Promise<void>;
}

/**
 * Creates a migrated, empty database, which is dropped after the test file, or at the latest after
 * the run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { address, template, strategy, prefix } = inject('testServer');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await runSql(address, `create database ${name} template ${template} strategy ${strategy}`);
  const connection = withDatabase(address, name);
  const pool = createPool({ connection, log: errorLog });
  let dropPromise: Promise<void> | undefined;
  const drop = () => {
    dropPromise ??= (async () => {
      await pool.end();
      await dropDatabase(address, name);
    })();
    return dropPromise;
  };
  afterAll(drop);
  return { pool, connection, drop };
}
