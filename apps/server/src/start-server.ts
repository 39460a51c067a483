import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { listenForChanges } from './changes.ts';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { createPool } from './database/pool.ts';
import { startDemo } from './features/demo/start-demo.ts';
import { checkAddress, refuseAddress } from './http/check-address.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Log } from './log.ts';

export interface RunningServer {
  /** Where people reach it. */
  address: string;
  /** Stops taking requests, then jobs, then the database; what is under way may end. */
  stop(): Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A request that takes longer gives its connection back and is answered 503. */
const statementTimeout = 15_000;

/** How long requests and event streams may go on after the stop began. */
const closingTime = 3000;

/**
 * Starts everything, the address last. Throws StartError for what an operator has to put right;
 * whatever was started before that is stopped again.
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    await checkAddress(config);
    const database = await connectDatabase(config, log);
    stops.push(() => database.close());
    const connection = { ...database.connection, statement_timeout: statementTimeout };
    const pool = createPool({ connection, log });
    stops.push(() => pool.end());
    const changes = await listenForChanges(database.connection);
    stops.push(() => changes.close());
    const { dataFolder, catalogueFolder } = config;
    const catalogue = loadCatalogue(catalogueFolder);
    const jobs = await startJobs({
      connection: database.connection,
      dataFolder,
      catalogueFolder,
      log,
    });
    stops.push(() => jobs.stop());
    const app = await buildApp({
      config,
      pool,
      db: pool,
      catalogue,
      changes,
      jobs,
      log,
      webFolder,
    });
    stops.push(() => closeApp(app));
    const { host, port } = config;
    await app.listen({ host, port }).catch((error) => refuseAddress(config, error));
    const address = addressOf(config, app);
    const demo = await startDemo({
      address,
      config,
      pool: database.pool,
      connection: database.connection,
      log,
    });
    stops.push(() => demo.stop());
    log.info(`Scrapboard is at ${address}`);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Open event streams never end by themselves. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), closingTime);
  await app.close();
  clearTimeout(timer);
}

function addressOf({ host, port }: Config, app: FastifyInstance): string {
  const bound = app.server.address();
  const shownPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const everywhere = host === '0.0.0.0' || host === '::';
  const shownHost = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shownHost}:${shownPort}`;
}
