import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { installQueue } from '../queue/install-queue.ts';
import { getErrorCode, getErrorMessage, StartError } from '../start-error.ts';
import { prepareDataFolder } from './built-in/prepare-data-folder.ts';
import { type BuiltInPostgres, startBuiltInPostgres } from './built-in-postgres.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const MIN_POSTGRES_VERSION = 15;

export interface ConnectedDatabase {
  pool: pg.Pool;
  /** For further pools and single connections, including those of job processes. */
  connection: pg.ClientConfig;
  /** Ends the pool, then stops the built-in PostgreSQL. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the built-in PostgreSQL or connects to the one of DATABASE_URL, and migrates it unless
 * `shouldMigrate` is false. Throws StartError if that fails.
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log: Log,
  { shouldMigrate = true }: { shouldMigrate?: boolean } = {},
): Promise<ConnectedDatabase> {
  prepareDataFolder(config.dataFolder);
  const builtIn =
    config.databaseUrl === undefined ? await startBuiltIn(config.dataFolder, log) : undefined;
  const connection = builtIn?.connection ?? { connectionString: config.databaseUrl };
  const pool = createPool({ connection, log });
  let closePromise: Promise<void> | undefined;
  const close = () => {
    closePromise ??= (async () => {
      await pool.end();
      await builtIn?.postgres.stop();
    })();
    return closePromise;
  };
  try {
    await checkVersion(connection);
    const appliedCount = shouldMigrate ? await migrate(pool) : 0;
    if (shouldMigrate) await installQueue(pool);
    if (appliedCount > 0) log.info(`Migrated the database (${appliedCount} migrations)`);
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, connection, close };
}

async function startBuiltIn(
  dataFolder: string,
  log: Log,
): Promise<{ postgres: BuiltInPostgres; connection: pg.ClientConfig }> {
  const postgres = await startBuiltInPostgres({ dataFolder, log });
  await createDatabase(postgres.address, 'scrapboard');
  return { postgres, connection: { ...postgres.address, database: 'scrapboard' } };
}

/** Creates the database if it does not exist. */
async function createDatabase(address: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function checkVersion(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; versionText: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_version') as "versionText"`,
    );
    const row = rows[0];
    if (row === undefined || row.version >= MIN_POSTGRES_VERSION) return;
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${row.versionText}; Scrapboard needs ${MIN_POSTGRES_VERSION} or newer`,
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot reach the database of DATABASE_URL: ${describeFailure(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

function describeFailure(error: unknown): string {
  // Node wraps the failures of several addresses of one host into an error without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return getErrorMessage(first) || getErrorCode(first) || 'no reason given';
}
