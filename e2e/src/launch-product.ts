import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerCall } from './api.ts';
import { hasGalleryChanged } from './gallery-changed.ts';
import { hasPendingJobs } from './has-pending-jobs.ts';
import { repository } from './repository.ts';

const START_TIMEOUT_MS = 90_000;
const FILL_TIMEOUT_MS = 240_000;

/** When the demo data of every test ends, so that numbers do not depend on the day. */
export const DEMO_END = '2026-05-07T20:00:00Z';

export interface Product {
  /** Its URL without a trailing slash. */
  baseURL: string;
  /** Returns its log so far. */
  log(): string;
  /** The server's data folder; undefined for the demo in the browser. */
  dataFolder?: string;
  /** Stops it like Ctrl-C and removes its data folder. */
  stop(): Promise<void>;
}

/** A server that can be stopped and started again. */
export interface ServerProduct extends Product {
  /** Stops it like Ctrl-C; the returned function starts it again with the same data and URL. */
  interrupt(): Promise<() => Promise<void>>;
}

/** Names the folder of an empty database for the processes of a run. */
const EMPTY_DATABASE_VARIABLE = 'E2E_EMPTY_DATABASE';
/** The folder of the built-in database within a data folder. */
const DATABASE_FOLDER = 'postgres';

/**
 * Starts the built product on a free port, with a data folder that is removed when it stops. It
 * begins with a copy of an empty database if the run has one: to create one takes two thirds of the
 * processor time of a first start.
 */
export async function launchProduct(settings: Record<string, string> = {}): Promise<ServerProduct> {
  if (!existsSync(join(repository, 'apps/web/dist/index.html'))) {
    throw new Error('The web app is not built: run npm test, or npm start once');
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'scrapboard-e2e-'));
  const emptyDatabase = process.env[EMPTY_DATABASE_VARIABLE];
  if (emptyDatabase !== undefined) {
    cpSync(emptyDatabase, join(dataFolder, DATABASE_FOLDER), { recursive: true });
  }
  const start = async (port: string) => {
    const server = spawnServer({ ...settings, PORT: port, SCRAPBOARD_DATA: dataFolder });
    const log = captureOutput(server, basename(dataFolder));
    try {
      return { server, log, baseURL: await waitUntilStarted(server, log) };
    } catch (error) {
      await stopAndClean(server, dataFolder);
      throw error;
    }
  };
  let runningServer = await start('0');
  const { baseURL } = runningServer;
  return {
    baseURL,
    dataFolder,
    log: () => runningServer.log(),
    stop: () => stopAndClean(runningServer.server, dataFolder),
    async interrupt() {
      await interruptServer(runningServer.server);
      return async () => {
        runningServer = await start(new URL(baseURL).port);
      };
    },
  };
}

function spawnServer(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(repository, 'apps/server/src/main.ts')], {
    cwd: repository,
    env: { ...getCleanEnvironment(), SCRAPBOARD_DEMO_END: DEMO_END, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the product and waits until all demo data is stored; before, players and names change. */
export async function launchWithDemoData(settings: Record<string, string>): Promise<ServerProduct> {
  const product = await launchProduct(settings);
  try {
    await waitUntilFilled(product.baseURL);
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/**
 * Playwright's global set-up; tests use relative URLs. If PLAYWRIGHT_TEST_BASE_URL names a server
 * with complete demo data, that one is used.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!hasGalleryChanged) console.log('The gallery has not changed: its details are not tested');
  if (process.env.PLAYWRIGHT_TEST_BASE_URL) return async () => {};
  const emptyDatabase = await createEmptyDatabase();
  try {
    process.env[EMPTY_DATABASE_VARIABLE] = emptyDatabase.folder;
    const product = await launchWithDemoData({
      SCRAPBOARD_DEMO_PLAYERS: '60',
      SCRAPBOARD_DEMO_MATCHES: '300',
    });
    process.env.PLAYWRIGHT_TEST_BASE_URL = product.baseURL;
    return async () => {
      await product.stop();
      emptyDatabase.remove();
    };
  } catch (error) {
    emptyDatabase.remove();
    throw error;
  }
}

/** Creates the database of a product without any data, which is not running. */
async function createEmptyDatabase(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-e2e-empty-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const product = await launchProduct({ SCRAPBOARD_DEMO: 'off' });
    const { dataFolder } = product;
    if (dataFolder === undefined) throw new Error('The product has no data folder');
    await product.interrupt();
    cpSync(join(dataFolder, DATABASE_FOLDER), join(folder, DATABASE_FOLDER), { recursive: true });
    await product.stop();
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: join(folder, DATABASE_FOLDER), remove };
}

/** Returns the environment without variables that would change the product's configuration. */
export function getCleanEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^SCRAPBOARD_|^DATABASE_URL$|^PORT$/.test(name) ? [] : [[name, value]],
  );
  // All tests come from one address, so limits per address would apply to all of them together.
  return { ...Object.fromEntries(entries), HOST: '127.0.0.1', SCRAPBOARD_RATE_LIMITS: 'off' };
}

/** Writes the server's output to a file and returns a function that reads it. */
function captureOutput(server: ChildProcess, name: string): () => string {
  const artefacts = join(repository, 'artefacts');
  mkdirSync(artefacts, { recursive: true });
  const log = createWriteStream(join(artefacts, `${name}.log`), { flags: 'a' });
  let text = '';
  for (const output of [server.stdout, server.stderr]) {
    output?.pipe(log);
    output?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
}

/**
 * Waits until the server prints its URL, which it does once everything is ready, including the demo
 * account.
 */
async function waitUntilStarted(server: ChildProcess, log: () => string): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const address = /^Scrapboard is at (http:\S+)$/m.exec(log())?.[1];
    if (address !== undefined) return address;
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended with code ${server.exitCode}; see artefacts/`);
    }
    if (Date.now() > deadline) throw new Error('The server was not ready in time');
    await sleep(100);
  }
}

/** Waits until the demo data is stored and rated, so that no number changes during a test. */
async function waitUntilFilled(baseURL: string): Promise<void> {
  const deadline = Date.now() + FILL_TIMEOUT_MS;
  while (
    (await isFilling(baseURL)) ||
    (await hasPendingJobs(baseURL)) ||
    !(await areFactsCurrent(baseURL))
  ) {
    if (Date.now() > deadline) throw new Error('The demo data was not complete in time');
    await sleep(200);
  }
}

async function isFilling(baseURL: string): Promise<boolean> {
  const status = await createServerCall(baseURL)('GET /api/status');
  return status.demo === null || status.demo.filling;
}

/** Returns whether answers to questions contain everything that is stored. */
async function areFactsCurrent(baseURL: string): Promise<boolean> {
  const { facts } = await createServerCall(baseURL)('GET /api/status');
  return facts === null || facts.isCurrent;
}

async function interruptServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

async function stopAndClean(server: ChildProcess, dataFolder: string): Promise<void> {
  await interruptServer(server);
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
