import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { listenForChanges } from './changes.ts';
import { type Config, listExplicitSettings } from './config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { createPool } from './database/pool.ts';
import { createDiskReserve } from './disk-reserve.ts';
import { startBackups } from './features/backup/start-backups.ts';
import { startDemo } from './features/demo/start-demo.ts';
import { startPrices } from './features/prices/start-prices.ts';
import { saveRanked } from './features/ratings/ranked-setting.ts';
import { startSweeps } from './features/sweep/start-sweeps.ts';
import { openRawStore } from './features/uploads/raw-store.ts';
import { registerRawStore, writeMissingManifests } from './features/uploads/register-raw-store.ts';
import { checkAddress, rethrowListenError } from './http/check-address.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Log } from './log.ts';
import { getErrorMessage } from './start-error.ts';

export interface RunningServer {
  /** The server's address. */
  address: string;
  /**
   * Stops requests, jobs and the demo, then the database, within five seconds. Short requests may
   * finish; what takes longer is interrupted and continues after the next start.
   */
  stop(): Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A slower request releases its connection and is answered with 503. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** How long requests and event streams may continue during shutdown. */
const SHUTDOWN_TIMEOUT_MS = 1500;

/**
 * Starts everything; listens last, once the web app is built. Stops what was already started if it
 * fails, and throws StartError for what an operator has to fix.
 */
export async function startServer(
  config: Config,
  log: Log,
  { webBuildPromise }: { webBuildPromise: Promise<void> },
): Promise<RunningServer> {
  // Handled where it is awaited, even if something else fails first.
  webBuildPromise.catch(() => {});
  /** Functions that stop what uses the services below; called first, all at once. */
  const workerStops: (() => Promise<unknown>)[] = [];
  /** Functions that stop the services; called one after the other, the last started first. */
  const serviceStops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(workerStops.splice(0).map((stop) => stop()));
    for (const stop of serviceStops.splice(0).reverse()) await stop();
  };
  try {
    await checkAddress(config);
    const database = await connectDatabase(config, log);
    serviceStops.push(() => database.close());
    const connection = { ...database.connection, statement_timeout: STATEMENT_TIMEOUT_MS };
    const pool = createPool({ connection, log });
    serviceStops.push(() => pool.end());
    const changes = await listenForChanges(database.connection);
    serviceStops.push(() => changes.close());
    const { dataFolder, catalogueFolder } = config;
    workerStops.push(await startWritingManifests(database.pool, dataFolder, log));
    const catalogue = loadCatalogue(catalogueFolder);
    await saveRanked(database.pool, config.ranked);
    const jobs = await startJobs({
      connection: database.connection,
      dataFolder,
      catalogueFolder,
      diskReserveBytes: config.diskReserveBytes,
      factsMemoryBytes: config.factsMemoryBytes,
      log,
    });
    workerStops.push(() => jobs.stop());
    await webBuildPromise;
    const app = await buildApp({
      config,
      pool,
      catalogue,
      changes,
      jobs,
      disk: createDiskReserve({ folder: dataFolder, reserveBytes: config.diskReserveBytes }),
      log,
      webFolder,
    });
    workerStops.push(() => closeApp(app));
    const store = await openRawStore(dataFolder);
    workerStops.push(startSweeps({ pool: database.pool, store, config, log }));
    workerStops.push(startPrices({ config, pool: database.pool, log }));
    const { host, port } = config;
    await app.listen({ host, port }).catch((error) => rethrowListenError(config, error));
    const address = formatAddress(config, app);
    const demo = await startDemo({
      address,
      config,
      pool: database.pool,
      connection: database.connection,
      log,
    });
    workerStops.push(() => demo.stop());
    const settings = listExplicitSettings();
    workerStops.push(
      startBackups({
        config,
        settings,
        pool: database.pool,
        connection: database.connection,
        log,
      }),
    );
    log.info(`Scrapboard is at ${address}`);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes manifests that are missing, while the server runs. Returns a function that stops this. */
async function startWritingManifests(pool: Pool, dataFolder: string, log: Log) {
  const store = await openRawStore(dataFolder);
  await registerRawStore(pool, store, log);
  const controller = new AbortController();
  const writePromise = writeMissingManifests(pool, store, log, controller.signal).catch((error) =>
    log.warn(`Could not write the manifests of uploads: ${getErrorMessage(error)}`),
  );
  return () => {
    controller.abort();
    return writePromise;
  };
}

/** Closes the app, including open event streams, which would never end by themselves. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await app.close();
  clearTimeout(timer);
}

function formatAddress({ host, port }: Config, app: FastifyInstance): string {
  const boundAddress = app.server.address();
  const shownPort =
    typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : port;
  const isWildcard = host === '0.0.0.0' || host === '::';
  const shownHost = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shownHost}:${shownPort}`;
}
