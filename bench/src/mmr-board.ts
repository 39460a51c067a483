/**
 * Measures how fast `GET /api/mmr` answers among 200,000 players, one request after the other: pages far down
 * the board, filtered pages, and jumps to a rank and to a player; compared with Fastify without any work.
 * `node bench/src/mmr-board.ts [players=200000]`; exits with 1 if the 99th percentile
 * of a page is 20 ms or more, or that of a jump 50 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import { quietLog } from './lib/loggers.ts';
import { seedBoard } from './mmr-board/seed.ts';
import { startProgram } from './profile/start-program.ts';
import { createRequestFactory, printTimes, timeSequentially } from './search/time-sequentially.ts';

const PLAYERS = Number(process.argv[2] ?? 200_000);
const PAGES = 200;
const MAX_P99_MS = 20;
const MAX_JUMP_P99_MS = 50;
const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));

/** Returns the cursors of pages all over the board, from the top. */
async function findCursors(port: number, query: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let rank = 1; cursors.length < PAGES; rank += Math.floor(PLAYERS / 4 / PAGES)) {
    const response = await fetch(`http://127.0.0.1:${port}/api/mmr?${query}&rank=${rank}`);
    const { nextCursor } = (await response.json()) as { nextCursor: string | null };
    if (nextCursor === null) break;
    cursors.push(nextCursor);
  }
  return cursors;
}

let hasFailed = false;
try {
  const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, quietLog);
  await seedBoard(database.pool, PLAYERS);
  await database.close();

  const referenceServer = await startProgram('./profile/reference.ts');
  const referenceRequest = createRequestFactory(referenceServer.port);
  const reference = await timeSequentially(
    Array.from({ length: 2000 }, () => referenceRequest('/')),
  );
  await referenceServer.stop();
  console.log(`${PLAYERS.toLocaleString('en')} players; p50, p95 and p99 of one request at a time`);
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
  const lists = {
    'next page': 'limit=50',
    'next page, one region and party': 'limit=50&region=us&partySize=2',
    'next page, provisional': 'limit=50&status=provisional',
    'next page, inactive': 'limit=50&status=inactive',
  };
  for (const [name, query] of Object.entries(lists)) {
    const cursors = await findCursors(server.port, query);
    const pages = cursors.map((cursor) => request(`/api/mmr?${query}&cursor=${cursor}`));
    const times = await timeSequentially(pages, { maxP99Ms: MAX_P99_MS });
    printTimes(name, times, reference);
    if (!(times.p99 < MAX_P99_MS)) hasFailed = true;
  }
  const ranks = Array.from({ length: PAGES }, (_, i) => 1 + Math.floor((i * PLAYERS) / 4 / PAGES));
  const jumps = {
    'jump to a rank': ranks.map((rank) => request(`/api/mmr?limit=50&rank=${rank}`)),
    'jump to a player': ranks.map((id) => request(`/api/mmr?limit=50&player=${id}`)),
  };
  for (const [name, requests] of Object.entries(jumps)) {
    const times = await timeSequentially(requests, { maxP99Ms: MAX_JUMP_P99_MS });
    printTimes(name, times, reference);
    if (!(times.p99 < MAX_JUMP_P99_MS)) hasFailed = true;
  }
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (hasFailed) {
  console.error(`Pages slower than ${MAX_P99_MS} ms or jumps than ${MAX_JUMP_P99_MS} ms`);
  process.exitCode = 1;
}
