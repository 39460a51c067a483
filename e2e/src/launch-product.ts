import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const START_TIMEOUT = 60_000;
const FILL_TIMEOUT = 180_000;

export interface Product {
  /** Where it answers, without a slash at the end. */
  baseURL: string;
  stop(): Promise<void>;
}

/** The built product on a free port, with a data folder of its own that goes when it stops. */
export async function launchProduct(environment: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(join(repository, 'apps/web/dist/index.html'))) {
    throw new Error('The web app is not built: run npm test, or npm start once');
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'scrapboard-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(repository, 'apps/server/src/main.ts')], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SCRAPBOARD_DATA: dataFolder,
      SCRAPBOARD_DEMO_PLAYERS: '60',
      SCRAPBOARD_DEMO_MATCHES: '300',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const artefacts = join(repository, 'artefacts');
  mkdirSync(artefacts, { recursive: true });
  const log = createWriteStream(join(artefacts, 'e2e-server.log'), { flags: 'a' });
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const product = { baseURL: `http://127.0.0.1:${port}`, stop: () => stop(server, dataFolder) };
  try {
    await waitFor(server, START_TIMEOUT, () => answers(`${product.baseURL}/readyz`));
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** Playwright's set-up of a run; tests reach the product by relative addresses. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await launchProduct();
  process.env.PLAYWRIGHT_TEST_BASE_URL = product.baseURL;
  const deadline = Date.now() + FILL_TIMEOUT;
  while (await isFilling(product.baseURL)) {
    if (Date.now() > deadline) throw new Error('The demo data was not complete in time');
    await sleep(200);
  }
  return () => product.stop();
}

async function isFilling(baseURL: string): Promise<boolean> {
  const response = await fetch(`${baseURL}/api/status`);
  const status = (await response.json()) as { demo: { filling: boolean } | null };
  return status.demo === null || status.demo.filling;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function waitFor(
  server: ChildProcess,
  timeout: number,
  check: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await check())) {
    if (server.exitCode !== null) {
      throw new Error(`The server ended with code ${server.exitCode}: artefacts/e2e-server.log`);
    }
    if (Date.now() > deadline) throw new Error('The server was not ready in time');
    await sleep(100);
  }
}

async function stop(server: ChildProcess, dataFolder: string): Promise<void> {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
