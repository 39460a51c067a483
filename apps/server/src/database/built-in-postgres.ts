import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { getErrorCode, getErrorMessage } from '../start-error.ts';
import { chooseRunAs, type RunAs } from './built-in/choose-run-as.ts';
import { createCluster } from './built-in/create-cluster.ts';
import { createPostgresError } from './built-in/create-postgres-error.ts';
import { findBinaries } from './built-in/find-binaries.ts';
import { lockDataFolder } from './built-in/lock-data-folder.ts';
import { makeSocketFolder, recreateSocketFolder } from './built-in/make-socket-folder.ts';
import { createPostgresSettings } from './built-in/postgres-settings.ts';
import { createFolderError, prepareDataFolder } from './built-in/prepare-data-folder.ts';
import { rotateLog } from './built-in/rotate-log.ts';
import { type Postmaster, spawnPostmaster } from './built-in/spawn-postmaster.ts';
import { stopLeftoverPostmaster } from './built-in/stop-leftover-postmaster.ts';

/**
 * How to connect to the database `postgres` of a cluster; works for `pg` and can be sent to another
 * process.
 */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

export interface BuiltInPostgres {
  address: PostgresAddress;
  /** Shuts the database down cleanly and releases the data folder. Safe to call twice. */
  stop(): Promise<void>;
}

export interface BuiltInOptions {
  /** The instance's data folder; the cluster is in `postgres` below it. */
  dataFolder: string;
  log: Log;
  /** False trades durability for speed, for test databases. */
  isDurable?: boolean;
  /** How large its log may grow, and how often that is checked; set only by tests. */
  maxLogBytes?: number;
  logCheckMs?: number;
}

const MAX_LOG_BYTES = 10 * 1024 ** 2;
const LOG_CHECK_MS = 10_000;

/**
 * Starts the PostgreSQL installed by npm on the data folder and restarts it if it is killed. It
 * ends with this process, however this process ends. Throws StartError with one line that says what
 * to do.
 */
export async function startBuiltInPostgres(options: BuiltInOptions): Promise<BuiltInPostgres> {
  const dataFolder = resolve(options.dataFolder);
  prepareDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  try {
    const postgres = await startInLockedFolder({ ...options, dataFolder });
    return {
      address: postgres.address,
      stop: runOnce(async () => {
        await postgres.stop();
        lock.release();
      }),
    };
  } catch (error) {
    lock.release();
    throw getErrorCode(error) === undefined ? error : createFolderError(dataFolder, error);
  }
}

async function startInLockedFolder(options: BuiltInOptions): Promise<BuiltInPostgres> {
  const { dataFolder, log } = options;
  const runAs = chooseRunAs(findBinaries(), join(dataFolder, 'postgres'), log);
  await stopLeftoverPostmaster(runAs.cluster, log);
  const password = process.platform === 'win32' ? loadPassword(dataFolder) : undefined;
  await createCluster(runAs, { dataFolder, password, log });
  const endpoint = await chooseEndpoint(runAs, dataFolder);
  const settings = { ...createPostgresSettings(options.isDurable ?? true), ...endpoint.settings };
  const maxLogBytes = options.maxLogBytes ?? MAX_LOG_BYTES;
  const logFile = openLogFile(dataFolder, maxLogBytes);
  let postmaster = await startPostmaster(runAs, { settings, logFile, dataFolder, log });
  let isStopping = false;
  let restartPromise = Promise.resolve();

  const watch = () => {
    void postmaster.ended.then(() => {
      if (!isStopping) restartPromise = restart();
    });
  };
  const restart = async () => {
    for (let attempt = 1; !isStopping; attempt += 1) {
      log.error('The built-in PostgreSQL stopped unexpectedly; restarting it');
      try {
        await stopLeftoverPostmaster(runAs.cluster, log);
        // A folder among temporary files may have been cleaned up in the meantime.
        if (endpoint.socketFolder !== undefined) recreateSocketFolder(endpoint.socketFolder, runAs);
        postmaster = await startPostmaster(runAs, { settings, logFile, dataFolder, log });
        return watch();
      } catch (error) {
        log.error(String(error));
        await sleep(Math.min(10_000, 100 * 2 ** attempt));
      }
    }
  };
  watch();
  const stopWatchingLog = watchLogFile(logFile, maxLogBytes, options);

  return {
    address: {
      ...endpoint.address,
      user: 'scrapboard',
      ...(password === undefined ? {} : { password }),
      database: 'postgres',
    },
    async stop() {
      isStopping = true;
      stopWatchingLog();
      await restartPromise;
      postmaster.stop();
      const timer = setTimeout(() => postmaster.abort(), STOP_TIMEOUT_MS);
      await postmaster.ended;
      clearTimeout(timer);
      if (endpoint.socketFolder !== undefined)
        rmSync(endpoint.socketFolder, { recursive: true, force: true });
    },
  };
}

/**
 * How long a shutdown may take to write dirty pages; after that, the next start recovers them from
 * the write-ahead log.
 */
const STOP_TIMEOUT_MS = 2500;

async function startPostmaster(
  runAs: RunAs,
  options: { settings: Record<string, string>; logFile: string; dataFolder: string; log: Log },
): Promise<Postmaster> {
  const logSizeBefore = statSync(options.logFile).size;
  const postmaster = spawnPostmaster(runAs, options);
  const reminder = setInterval(
    () => options.log.info('Still waiting for the database; after a crash it recovers first'),
    5000,
  );
  const isReady = await postmaster.ready;
  clearInterval(reminder);
  if (isReady) return postmaster;
  const output = readFileSync(options.logFile).subarray(logSizeBefore).toString();
  throw createPostgresError(output, options.dataFolder);
}

interface Endpoint {
  address: { host: string; port: number };
  settings: Record<string, string>;
  socketFolder: string | undefined;
}

/**
 * Returns a socket that only this server can open; on Windows, which has no such sockets, a port
 * that only this machine can reach.
 */
async function chooseEndpoint(runAs: RunAs, dataFolder: string): Promise<Endpoint> {
  if (process.platform === 'win32') {
    const port = await findFreePort();
    const settings = { listen_addresses: '127.0.0.1', port: String(port) };
    return { address: { host: '127.0.0.1', port }, settings, socketFolder: undefined };
  }
  const socketFolder = makeSocketFolder(runAs, dataFolder);
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  // When PostgreSQL runs as `nobody`, it owns the socket, which root can still open.
  return { address: { host: socketFolder, port: 5432 }, settings, socketFolder };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

function loadPassword(dataFolder: string): string {
  const file = join(dataFolder, 'postgres.password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Creates data/logs/postgres.log; one that has grown too large becomes postgres.1.log. */
function openLogFile(dataFolder: string, maxBytes: number): string {
  const folder = join(dataFolder, 'logs');
  const file = join(folder, 'postgres.log');
  mkdirSync(folder, { recursive: true });
  rotateLog(file, maxBytes);
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  return file;
}

/**
 * Keeps the log within its size while PostgreSQL writes to it. Returns a function that stops that.
 */
function watchLogFile(file: string, maxBytes: number, { logCheckMs, log }: BuiltInOptions) {
  const timer = setInterval(() => {
    try {
      rotateLog(file, maxBytes);
    } catch (error) {
      log.warn(`Could not shorten ${file}: ${getErrorMessage(error)}`);
    }
  }, logCheckMs ?? LOG_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function runOnce(action: () => Promise<void>): () => Promise<void> {
  let donePromise: Promise<void> | undefined;
  return () => {
    donePromise ??= action();
    return donePromise;
  };
}
