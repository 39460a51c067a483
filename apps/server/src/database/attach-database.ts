import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { getErrorCode, StartError } from '../start-error.ts';
import { FolderInUseError } from './built-in/lock-data-folder.ts';
import { fallbackClusterPath } from './built-in/reachable-folder.ts';
import { type ConnectedDatabase, connectDatabase } from './connect-database.ts';
import { createPool } from './pool.ts';

/** How long the database of a running server may take to recover after a crash. */
const RECOVERY_TIMEOUT_MS = 60_000;
/**
 * Writing facts needs the most: for its lock, for its snapshot, and to number players and builds.
 */
const MAX_CONNECTIONS = 3;

/**
 * Connects a command to the database. If a server runs on the data folder, its database is used and
 * keeps running; otherwise one is started, or DATABASE_URL is used. Waits while the server's database
 * is starting or recovering. Throws StartError if no server ever ran here, because the
 * command is then probably meant for another machine.
 */
export async function attachDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log: Log,
  options: { shouldMigrate?: boolean; timeoutMs?: number } = {},
): Promise<ConnectedDatabase> {
  const { databaseUrl, dataFolder } = config;
  const { timeoutMs = RECOVERY_TIMEOUT_MS, ...connectOptions } = options;
  if (databaseUrl !== undefined) return await connectDatabase(config, log, connectOptions);
  for (const startedAt = performance.now(); ; ) {
    const connection = findRunningPostgres(dataFolder);
    if (connection !== undefined && (await acceptsConnections(connection))) {
      const pool = createPool({ connection, log, max: MAX_CONNECTIONS });
      return { pool, connection, close: () => pool.end() };
    }
    try {
      return await connectDatabase(config, log, connectOptions);
    } catch (error) {
      // The attempt has already waited for the lock, so it is repeated without a pause.
      if (!(error instanceof FolderInUseError)) throw error;
      if (performance.now() - startedAt < timeoutMs) continue;
      throw new StartError(
        `The database of the server that uses ${dataFolder} does not accept connections: try again once it has started, or stop the server`,
      );
    }
  }
}

/**
 * Returns how to connect to a running PostgreSQL, from postmaster.pid, whose lines are its process id,
 * data folder, start time, port, socket folder and address.
 */
function findRunningPostgres(dataFolder: string): pg.ClientConfig | undefined {
  const defaultCluster = join(resolve(dataFolder), 'postgres');
  const cluster = [fallbackClusterPath(defaultCluster), defaultCluster].find((folder) =>
    existsSync(folder),
  );
  if (cluster === undefined) throw new StartError(explainMissingCluster(dataFolder));
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [, , , port = '', socketFolder = '', address = ''] = readFileSync(pidFile, 'utf8').split(
    '\n',
  );
  const passwordFile = join(dataFolder, 'postgres.password');
  return {
    host: socketFolder.trim() || address.trim(),
    port: Number(port),
    user: 'scrapboard',
    database: 'scrapboard',
    ...(existsSync(passwordFile) ? { password: readFileSync(passwordFile, 'utf8') } : {}),
  };
}

/**
 * Returns why no cluster was found: without permission to read the folder, an existing one looks
 * missing.
 */
function explainMissingCluster(dataFolder: string): string {
  try {
    accessSync(dataFolder, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (getErrorCode(error) === 'EACCES') {
      return `The data folder ${dataFolder} is not readable: run this as the user who runs the server`;
    }
  }
  return `No server has used the data folder ${dataFolder}: run this where the server runs, with the same SCRAPBOARD_DATA or DATABASE_URL`;
}

/** Returns whether a server responds; after a crash there is none although its file exists. */
async function acceptsConnections(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('select from schema_migration limit 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
