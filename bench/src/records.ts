/**
 * Measures how fast boards of records are answered over a year of simulated facts, one after the other
 * and each asked only once: every number, and streaks, by day, week, month, 30 and 90 days, season, year and of all time,
 * of all modes and of one; compared with handwritten SQL over the same rows. `node bench/src/records.ts [rows=10000000] [folder]` keeps
 * the facts in the folder. Exits with 1 if the 99th percentile of whole months is 50 ms or more.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { createDuckdb } from '../../apps/server/src/duckdb/create-duckdb.ts';
import { factsFolder } from '../../apps/server/src/features/facts/manifest.ts';
import { createQuestionService } from '../../apps/server/src/features/questions/create-question-service.ts';
import { toQuestion } from '../../apps/web/src/questions/to-question.ts';
import { defaultCatalogue } from '../../packages/catalogue/src/index.ts';
import {
  isStreak,
  type RecordName,
  recordBoardQuestion,
  recordNames,
} from '../../packages/questions/src/boards/index.ts';
import type { Filters } from '../../packages/questions/src/question.ts';
import { warningLog } from './lib/loggers.ts';
import { measureMs, percentile } from './lib/timing.ts';
import { seedFacts } from './questions/seed.ts';

const ROWS = Number(process.argv[2] ?? 10_000_000);
const MAX_P99_MS = 50;
const requestedFolder = process.argv[3];
const dataFolder = requestedFolder ?? mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));
const folder = factsFolder(dataFolder);
const { signal } = new AbortController();
const config = readConfig({ SCRAPBOARD_DATA: dataFolder });

const periods: Readonly<Record<string, Filters>> = {
  day: { from: '2026-12-31', to: '2026-12-31' },
  week: { from: '2026-12-25', to: '2026-12-31' },
  month: { from: '2026-12-01', to: '2026-12-31' },
  '30 days': { from: '2026-12-02', to: '2026-12-31' },
  '90 days': { from: '2026-10-03', to: '2026-12-31' },
  season: { season: ['2026-q4'] },
  year: { from: '2026-01-01', to: '2026-12-31' },
  'all time': {},
};
const selections: readonly Filters[] = [
  {},
  { mode: ['8v8'] },
  { category: ['pve'] },
  { confirmed: 2 },
];

/**
 * Returns whether a period consists of whole files. Others begin or end within the file of a month; the
 * server has a file per day of the current month.
 */
const coversWholeFiles = (period: string) =>
  !['day', 'week', '30 days', '90 days'].includes(period);

const openDuckdb = (memoryLimitBytes: number) =>
  createDuckdb({
    folder,
    tempFolder: join(dataFolder, 'temp'),
    memoryLimitBytes,
    threads: availableParallelism(),
  });

let hasFailed = false;
try {
  if (!existsSync(join(folder, 'manifest.json'))) {
    console.log(`writing ${ROWS.toLocaleString('en')} rows of players and the other tables`);
    const seeding = openDuckdb(1024 ** 3);
    await seedFacts(seeding, folder, ROWS);
    await seeding.close();
  }
  const reference = openDuckdb(config.factsMemoryBytes);
  const referenceSql = `select match_id, player_id, mode, power_score, damage, started_at
    from read_parquet('${folder}/players/*.parquet') where not bot and result is not null
    order by damage desc, started_at limit 50`;
  await reference.run('select 1');
  const handwrittenTimes: number[] = [];
  for (let i = 0; i < 5; i += 1)
    handwrittenTimes.push(await measureMs(() => reference.run(referenceSql)));
  await reference.close();

  const service = createQuestionService({
    // Only queried for nicknames.
    pool: { query: async () => ({ rows: [] }) } as never,
    catalogue: defaultCatalogue,
    config,
    log: warningLog as never,
  });
  const ask = (filters: Filters, name: RecordName) => {
    const { question } = toQuestion(recordBoardQuestion(name), filters);
    return service.answer(question, { hidden: [], signal });
  };
  // Starts the process.
  await ask({ mode: ['raid-hard'] }, 'damage');
  console.log('p50 and p99 of boards never asked for before');
  const wholeFileTimes: number[] = [];
  const measureBoards = async (days: Filters, names: readonly RecordName[]) => {
    const times: number[] = [];
    for (const selection of selections) {
      for (const name of names) {
        times.push(await measureMs(() => ask({ ...selection, ...days }, name)));
      }
    }
    return times;
  };
  const toText = (times: readonly number[]) =>
    [0.5, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(6)).join(' ');
  for (const [period, days] of Object.entries(periods)) {
    const times = await measureBoards(
      days,
      recordNames.filter((name) => !isStreak(name)),
    );
    if (coversWholeFiles(period)) wholeFileTimes.push(...times);
    const streaks = await measureBoards(days, recordNames.filter(isStreak));
    console.log(`${period.padEnd(10)} ${toText(times)} ms, streaks ${toText(streaks)} ms`);
  }
  const p99 = percentile(wholeFileTimes, 0.99);
  const ratio = percentile(wholeFileTimes, 0.5) / percentile(handwrittenTimes, 0.5);
  console.log(`months     ${toText(wholeFileTimes)} ms`);
  console.log(
    `handwritten SQL over all rows: ${percentile(handwrittenTimes, 0.5).toFixed(0)} ms, so ${ratio.toFixed(2)} ×`,
  );
  hasFailed = !(p99 < MAX_P99_MS);
  await service.close();
} finally {
  if (requestedFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
}
if (hasFailed) {
  console.error(`Slower than ${MAX_P99_MS} ms`);
  process.exitCode = 1;
}
