/**
 * Measures how fast the boards of speed runs answer among 300,000 raids, one request after the other: pages at
 * the top and far down a board, filtered ones, the history of its record, all raids, and the ranks of a player; compared with
 * Fastify without any work. `node bench/src/speed-runs.ts [raids=300000]`; exits with 1 if the 99th percentile of
 * a page is 50 ms or more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import { quietLog } from './lib/loggers.ts';
import { startProgram } from './profile/start-program.ts';
import { createRequestFactory, printTimes, timeSequentially } from './search/time-sequentially.ts';
import { seedRaids } from './speed-runs/seed.ts';

const RAIDS = Number(process.argv[2] ?? 300_000);
const PAGES = 40;
const MAX_P99_MS = 50;
const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));

/** The paths of the boards of every raid and difficulty; the first raid has half of all runs. */
const boardPaths = Array.from({ length: 8 }, (_, raid) => raid).flatMap((raid) =>
  ['easy', 'medium', 'hard'].map(
    (difficulty) => `/api/speed-runs/raid-${difficulty}/Pve_Raid${raid}`,
  ),
);

/** Follows the cursors down the board with the most runs and returns the paths of its pages. */
async function fetchPagePaths(port: number, query: string): Promise<string[]> {
  const pages: string[] = [];
  let cursor: string | null = null;
  while (pages.length < PAGES) {
    const after: string = cursor === null ? '' : `&cursor=${cursor}`;
    const path = `${boardPaths[0]}?${query}${after}`;
    pages.push(path);
    // Longer steps than a page reach further down.
    const response = await fetch(
      `http://127.0.0.1:${port}${path.replace('limit=25', 'limit=100')}`,
    );
    cursor = ((await response.json()) as { nextCursor: string | null }).nextCursor;
    if (cursor === null) break;
  }
  return pages;
}

let hasFailed = false;
try {
  const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, quietLog);
  await seedRaids(database.pool, RAIDS);
  await database.close();

  const referenceServer = await startProgram('./profile/reference.ts');
  const referenceRequest = createRequestFactory(referenceServer.port);
  const reference = await timeSequentially(
    Array.from({ length: 2000 }, () => referenceRequest('/')),
  );
  await referenceServer.stop();
  console.log(`${RAIDS.toLocaleString('en')} raids; p50, p95 and p99 of one request at a time`);
  printTimes('reference: Fastify, nothing to do', reference, reference);

  const server = await startProgram('../../apps/server/src/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    SCRAPBOARD_DATA: folder,
    SCRAPBOARD_DEMO: 'off',
    SCRAPBOARD_RATE_LIMITS: 'off',
    DATABASE_URL: '',
  });
  const request = createRequestFactory(server.port);
  const kinds: Record<string, string[]> = {
    'first page of every board': boardPaths.map((board) => `${board}?limit=25`),
    'parties up to 6,499 PS': boardPaths.map(
      (board) => `${board}?limit=25&party=party&maxPowerScore=6499&region=us`,
    ),
    'pages down the largest board': await fetchPagePaths(server.port, 'limit=25'),
    'record history': boardPaths.map((board) => `${board}/records`),
    'ranks of a player, one board': boardPaths.flatMap((board, n) =>
      [1, 2].map((k) => {
        const [, , , mode, raid] = board.split('/');
        return `/api/players/${1 + n * 97 * k}/speed-runs?mode=${mode}&raid=${raid}`;
      }),
    ),
    'ranks of a player, all boards': [1, 5, 77, 4_000, 12_345, 40_000].map(
      (id) => `/api/players/${id}/speed-runs`,
    ),
    'all raids': ['/api/speed-runs', '/api/speed-runs?party=solo', '/api/speed-runs?region=eu'],
  };
  for (const [name, paths] of Object.entries(kinds)) {
    const first = await timeSequentially(paths.map(request), { rounds: 1 });
    const times = await timeSequentially(paths.map(request), { maxP99Ms: MAX_P99_MS });
    printTimes(
      name,
      times,
      reference,
      `, each for the first time ${first.p50.toFixed(1)}, ${first.p99.toFixed(1)} ms at p50 and p99`,
    );
    if (!(times.p99 < MAX_P99_MS)) hasFailed = true;
  }
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (hasFailed) {
  console.error(`Slower than ${MAX_P99_MS} ms`);
  process.exitCode = 1;
}
