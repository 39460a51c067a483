/**
 * Measures how fast `GET /dev/profile/{id}` answers with 100,000 and with a million matches, from the database, from
 * the cache and with filters, compared with Fastify without any work; and the server's memory. `node
 * bench/src/profile.ts`; exits with 1 if a requirement that it prints is not met.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import { quietLog } from './lib/loggers.ts';
import { type LoadResult, loadAtRate, saturate } from './profile/load.ts';
import { profilePaths, seedProfiles } from './profile/seed.ts';
import { type Program, startProgram } from './profile/start-program.ts';

const FEW_ROWS = 100_000;
const MANY_ROWS = 1_000_000;
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 6);
const FILTER = '?category=pvp&from=2026-02-01';

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));

async function seed(rows: number): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, quietLog);
  const startedAt = performance.now();
  await seedProfiles(database.pool, rows);
  await database.close();
  console.log(
    `${rows.toLocaleString('en')} rows seeded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}

function startServer(): Promise<Program> {
  return startProgram(process.env.BENCH_MAIN ?? '../../apps/server/src/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    SCRAPBOARD_DATA: folder,
    SCRAPBOARD_DEMO: 'off',
    DATABASE_URL: '',
  });
}

function readResidentMegabytes({ child }: Program): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

let referencePerSecond = Number.NaN;
let hasFailed = false;

function report(name: string, load: LoadResult, shareOfReference?: number): void {
  const ratio = load.perSecond / referencePerSecond;
  const requirement =
    shareOfReference === undefined ? '' : `, needs ${shareOfReference.toFixed(3)}`;
  if (shareOfReference !== undefined && ratio < shareOfReference) hasFailed = true;
  console.log(
    `${name.padEnd(44)} ${Math.round(load.perSecond).toLocaleString('en').padStart(8)}/s  ${ratio.toFixed(3)} of the reference${requirement}`,
  );
}

function reportLatency(name: string, load: LoadResult, maxP99Ms: number): void {
  if (!(load.p99 < maxP99Ms)) hasFailed = true;
  console.log(
    `${name.padEnd(44)} p50 ${load.p50.toFixed(2)} ms, p99 ${load.p99.toFixed(2)} ms, needs < ${maxP99Ms} ms (${Math.round(load.perSecond)}/s)`,
  );
}

async function measureReference(): Promise<void> {
  const referenceServer = await startProgram('./profile/reference.ts');
  const load = await saturate(
    { port: referenceServer.port, paths: ['/'] },
    { seconds: DURATION_S },
  );
  referencePerSecond = load.perSecond;
  report('reference: Fastify with nothing to do', load);
  await referenceServer.stop();
}

/** With this header the server bypasses its cache. */
const headers = { 'cache-control': 'no-cache' };

/** Returns the lowest median of several short runs, so that other load does not count as growth. */
async function measureSequentialLatency(port: number, rows: number): Promise<number> {
  const target = { port, paths: profilePaths(rows), headers, connections: 1 };
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 6; run++) {
    const load = await saturate(target, { seconds: DURATION_S / 4, pipelining: 1 });
    best = Math.min(best, load.p50);
  }
  console.log(
    `unfiltered, one at a time, ${rows.toLocaleString('en').padEnd(16)} p50 ${best.toFixed(3)} ms`,
  );
  return best;
}

try {
  await measureReference();

  await seed(FEW_ROWS);
  let server = await startServer();
  const latencyAmongFew = await measureSequentialLatency(server.port, FEW_ROWS);
  await server.stop();

  await seed(MANY_ROWS);
  server = await startServer();
  const { port } = server;
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const memoryAtRest = readResidentMegabytes(server);
  const latencyAmongMany = await measureSequentialLatency(port, MANY_ROWS);
  const growth = latencyAmongMany / latencyAmongFew - 1;
  if (growth >= 0.2) hasFailed = true;
  console.log(`${'ten times the data'.padEnd(44)} ${(growth * 100).toFixed(1)}%, needs < 20%`);

  const paths = profilePaths(MANY_ROWS);
  report(
    'profile from the database',
    await saturate({ port, paths, headers }, { seconds: DURATION_S }),
    12 / 90,
  );
  report(
    'profile from the cache',
    await saturate({ port, paths }, { seconds: DURATION_S }),
    40 / 90,
  );
  const rate = { perSecond: 1000, seconds: DURATION_S };
  reportLatency('1,000/s unfiltered', await loadAtRate({ port, paths, headers }, rate), 10);
  const filtered = profilePaths(MANY_ROWS, FILTER, 20_000);
  reportLatency('1,000/s filtered', await loadAtRate({ port, paths: filtered }, rate), 50);
  report(
    'profile with filters',
    await saturate({ port, paths: filtered }, { seconds: DURATION_S }),
  );
  console.log(
    `${'memory at rest'.padEnd(44)} ${memoryAtRest.toFixed(0)} MB, after all this ${readResidentMegabytes(server).toFixed(0)} MB, needs < 200 MB at rest`,
  );
  if (memoryAtRest >= 200) hasFailed = true;
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);
