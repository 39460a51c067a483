import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readTestDatabaseUrl } from '../config.ts';
import { installQueue } from '../queue/install-queue.ts';
import { errorLog } from '../testing/error-log.ts';
import { startBuiltInPostgres } from './built-in-postgres.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: {
      address: pg.ClientConfig;
      template: string;
      /** How databases are cloned. */
      strategy: CloneStrategy;
      /** The prefix of this run's database names. */
      prefix: string;
    };
  }
}

/** Copying files takes a third less time than logging each page, but also waits for two checkpoints. */
type CloneStrategy = 'file_copy' | 'wal_log';

/**
 * Sets up Vitest: starts one PostgreSQL, the built-in one in a temporary folder or the one of
 * TEST_DATABASE_URL or DATABASE_URL, with a migrated database that every test file clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `scrapboard_template_${process.pid}`;
  await dropDatabase(server.address, template);
  await runSql(server.address, `create database ${template} template template0`);
  const pool = createPool({
    connection: withDatabase(server.address, template),
    log: errorLog,
    max: 1,
  });
  await migrate(pool);
  await installQueue(pool);
  await pool.end();
  const prefix = `scrapboard_test_${process.pid}_`;
  const { address, strategy } = server;
  project.provide('testServer', { address, template, strategy, prefix });
  return async () => {
    for (const name of await listDatabases(server.address, prefix)) {
      await dropDatabase(server.address, name);
    }
    await dropDatabase(server.address, template);
    await server.stop();
  };
}

interface Server {
  address: pg.ClientConfig;
  strategy: CloneStrategy;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const url = readTestDatabaseUrl();
  if (url !== undefined) {
    return { address: { connectionString: url }, strategy: 'wal_log', stop: async () => {} };
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'scrapboard-test-'));
  const server = await startBuiltInPostgres({ dataFolder, log: errorLog, isDurable: false });
  return {
    address: { ...server.address },
    // Checkpoints of a server that need not survive a crash write nothing to the disk.
    strategy: 'file_copy',
    async stop() {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the address of another database on the same server. */
export function withDatabase(address: pg.ClientConfig, database: string): pg.ClientConfig {
  if (address.connectionString === undefined) return { ...address, database };
  const url = new URL(address.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Returns the names of the databases of this run that its test files did not drop. */
async function listDatabases(address: pg.ClientConfig, prefix: string): Promise<string[]> {
  const rows = await runSql(address, 'select datname from pg_database');
  return rows.map(({ datname }) => String(datname)).filter((name) => name.startsWith(prefix));
}

/** Runs one statement outside a transaction on the server's own database. */
export async function runSql(address: pg.ClientConfig, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function dropDatabase(address: pg.ClientConfig, name: string): Promise<void> {
  await runSql(address, `drop database if exists ${name} with (force)`);
}
