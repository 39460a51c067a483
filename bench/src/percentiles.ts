/**
 * Measures how long it takes to count all cohorts of percentiles over a year of simulated facts, how much memory
 * they use, and how long the answer about a player takes. `node bench/src/percentiles.ts [rows=10000000] [folder]`
 * keeps the facts in the folder for the next run. Exits with 1 if the 99th percentile of an answer is 5 ms or more.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDuckdb } from '../../apps/server/src/duckdb/create-duckdb.ts';
import { factsFolder } from '../../apps/server/src/features/facts/manifest.ts';
import { countCohorts } from '../../apps/server/src/features/percentiles/count-cohorts.ts';
import { createFactsReader } from '../../apps/server/src/features/questions/facts-reader.ts';
import { defaultCatalogue } from '../../packages/catalogue/src/index.ts';
import { PLAYER_PERCENTILES } from '../../packages/contract/src/ranked-numbers.ts';
import {
  createCohortTable,
  type PlayedBand,
  toPlayerPercentiles,
  weaponRolesOf,
} from '../../packages/read-models/src/index.ts';
import { seedFacts } from './questions/seed.ts';

const ROWS = Number(process.argv[2] ?? 10_000_000);
/** As much as the server gives DuckDB. */
const MEMORY_BYTES = 0.4 * 512_000_000;
const SEED_MEMORY_BYTES = 2_000_000_000;
const MAX_P99_MS = 5;
const ANSWER_COUNT = 2000;
const requestedFolder = process.argv[3];
const dataFolder = requestedFolder ?? mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));
const folder = factsFolder(dataFolder);
const openDuckdb = (memoryLimitBytes: number) =>
  createDuckdb({ folder, tempFolder: join(dataFolder, 'temp'), memoryLimitBytes, threads: 2 });

async function seed(): Promise<void> {
  const writer = openDuckdb(SEED_MEMORY_BYTES);
  await seedFacts(writer, folder, ROWS).finally(() => writer.close());
}

const duckdb = openDuckdb(MEMORY_BYTES);

/** Twenty or a few more matches in each of six bands. */
const bands = Array.from({ length: 6 }, (_, band): PlayedBand => {
  const numbers = (value: number) =>
    Object.fromEntries(PLAYER_PERCENTILES.map((name) => [name, value])) as PlayedBand['sums'];
  const counts = { mode: '8v8', band: band + 2, games: 20 + band };
  return { ...counts, sums: numbers(20), squares: numbers(30), parts: [] };
});

try {
  if (!existsSync(join(folder, 'manifest.json'))) await seed();
  const facts = await createFactsReader(dataFolder).read();
  if (facts === null) throw new Error('The facts could not be read');
  const roles = weaponRolesOf(defaultCatalogue);
  const heapBefore = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  const cells = await countCohorts(facts.files, { duckdb, roles, hidden: [], minWitnesses: 1 });
  const seconds = (performance.now() - startedAt) / 1000;
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
  console.log(
    `${ROWS.toLocaleString('en')} rows: ${cells.players.length} cohorts of players and ${cells.matches.length} of matches in ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`,
  );
  const cohorts = {
    asOf: facts.asOf,
    players: createCohortTable(cells.players),
    matches: createCohortTable(cells.matches),
  };
  const times = Array.from({ length: ANSWER_COUNT }, () => {
    const start = performance.now();
    toPlayerPercentiles({
      selected: bands,
      all: bands,
      cohorts,
      roles,
      catalogue: defaultCatalogue,
    });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const p99 = times[Math.floor(0.99 * ANSWER_COUNT)] ?? 0;
  console.log(`an answer: p50 ${times[ANSWER_COUNT / 2]?.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms`);
  if (p99 >= MAX_P99_MS) process.exitCode = 1;
} finally {
  await duckdb.close();
  if (requestedFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
}
