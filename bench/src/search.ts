/**
 * Measures how fast `GET /api/search` answers among 20,000 players, from the request's first byte
 * to the answer's last, one request after the other as if typed; compared with Fastify without any
 * work and with `select 1` in the same database. Each search is repeated and its fastest answer
 * counts. `node bench/src/search.ts [players=20000]`; exits with 1 if the 99th percentile of any
 * kind is 20 ms or more.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import { quietLog } from './lib/loggers.ts';
import { startProgram } from './profile/start-program.ts';
import { createSearches, seedNamedPlayers, simulatePlayers } from './search/seed.ts';
import { createRequestFactory, printTimes, timeSequentially } from './search/time-sequentially.ts';

const PLAYERS = Number(process.argv[2] ?? 20_000);
const SEARCHES_PER_KIND = 100;
const MAX_P99_MS = 20;
const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));

let hasFailed = false;
try {
  const players = simulatePlayers(PLAYERS);
  const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, quietLog);
  await seedNamedPlayers(database.pool, players);
  const selectTimes = await timeSequentially(
    Array.from({ length: 2000 }, () => () => database.pool.query('select 1')),
  );
  await database.close();

  const referenceServer = await startProgram('./profile/reference.ts');
  const referenceRequest = createRequestFactory(referenceServer.port);
  const reference = await timeSequentially(
    Array.from({ length: 2000 }, () => referenceRequest('/')),
  );
  await referenceServer.stop();
  console.log(`${PLAYERS.toLocaleString('en')} players; p50, p95 and p99 of one request at a time`);
  printTimes('reference: Fastify, nothing to do', reference, reference);
  printTimes('`select 1` in the same database', selectTimes, reference);

  const server = await startProgram('../../apps/server/src/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    SCRAPBOARD_DATA: folder,
    SCRAPBOARD_DEMO: 'off',
    SCRAPBOARD_RATE_LIMITS: 'off',
    DATABASE_URL: '',
  });
  const searches = createSearches(players, SEARCHES_PER_KIND);
  const searchRequest = createRequestFactory(server.port);
  const toRequests = (texts: string[]) =>
    texts.map((text) => searchRequest(`/api/search?${new URLSearchParams({ q: text })}`));
  // The first round is a warm-up.
  await timeSequentially(toRequests(Object.values(searches).flat()), { rounds: 1 });
  for (const [kind, texts] of Object.entries(searches)) {
    const times = await timeSequentially(toRequests(texts), { maxP99Ms: MAX_P99_MS });
    printTimes(kind, times, reference);
    if (!(times.p99 < MAX_P99_MS)) hasFailed = true;
  }
  console.log(
    `limit: p99 below ${MAX_P99_MS} ms for every kind, ${hasFailed ? 'EXCEEDED' : 'met'}`,
  );
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);
