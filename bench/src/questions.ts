/**
 * Measures how fast questions about all matches are answered over a year of simulated facts: all
 * questions of pages, about the period for which a page asks them when it is opened, and about the
 * year; and a sample of what the explorer's menus offer, for its default period and the year. Some are compared with
 * plain SQL, run with the same DuckDB settings. The fastest of several uncached answers counts, because other load
 * slows down the rest. `node bench/src/questions.ts [rows=10000000] [folder] [rounds=3] [text] [sample=200] [seed=12]` keeps the facts
 * in the folder for the next run; with a text, only questions whose names contain it are asked. Exits with 1 if the median
 * of what pages ask when they are opened, or of the sample, is 300 ms or more, the 99th percentile of the former a
 * second or more, if a cached answer takes 5 ms or more, or if the process exceeds its memory limit.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { createDuckdb, type Duckdb } from '../../apps/server/src/duckdb/create-duckdb.ts';
import { factsFolder } from '../../apps/server/src/features/facts/manifest.ts';
import { createQuestionService } from '../../apps/server/src/features/questions/create-question-service.ts';
import { toQuestion } from '../../apps/web/src/questions/to-question.ts';
import { defaultCatalogue } from '../../packages/catalogue/src/index.ts';
import type { Question } from '../../packages/questions/src/question.ts';
import { parseQuestion } from '../../packages/read-models/src/parse-question.ts';
import { warningLog } from './lib/loggers.ts';
import { percentile } from './lib/timing.ts';
import { comparedQuestions } from './questions/compared-questions.ts';
import { sampleExplorerQuestions } from './questions/explorer-sample.ts';
import { formatMs, formatPercentiles, MS_PER_TICK, measureFastest } from './questions/measure.ts';
import {
  type DayRange,
  defaultPeriod,
  type FixedQuestion,
  pageQuestions,
  YEAR,
} from './questions/page-questions.ts';
import { plainSql } from './questions/plain-sql.ts';
import { seedFacts } from './questions/seed.ts';

const ROWS = Number(process.argv[2] ?? 10_000_000);
const ROUNDS = Number(process.argv[4] ?? 3);
const NAME_FILTER = process.argv[5] ?? '';
const SAMPLE_SIZE = Number(process.argv[6] ?? 200);
const SEED = Number(process.argv[7] ?? 12);
const LIMITS = { rounds: ROUNDS, slowMs: 1500 };
const PAGE_GROUPS: ('opened' | 'year')[] = ['opened', 'year'];
const MAX_P50_MS = 300;
const MAX_P99_MS = 1000;
const MAX_CACHED_MS = 5;
const requestedFolder = process.argv[3];
const dataFolder = requestedFolder ?? mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));
const folder = factsFolder(dataFolder);
const config = readConfig({ SCRAPBOARD_DATA: dataFolder });
const { signal } = new AbortController();

const openDuckdb = (memoryLimitBytes: number): Duckdb =>
  createDuckdb({
    folder,
    tempFolder: join(dataFolder, 'temp'),
    memoryLimitBytes,
    threads: availableParallelism(),
  });

/** Returns plain SQL with its tables and period filled in. */
function fillPlaceholders(sql: string, [from, to]: DayRange): string {
  return sql.replace(
    /from (PLAYERS|PARTS|REWARDS|UPLOADS)( where)?/,
    (_, table: string, where?: string) =>
      `from read_parquet('${folder}/${table.toLowerCase()}/*.parquet')
        where started_at >= '${from}' and started_at < date '${to}' + 1 ${where ? 'and' : ''}`,
  );
}

let hasFailed = false;
try {
  if (!existsSync(join(folder, 'manifest.json'))) {
    console.log(`writing ${ROWS.toLocaleString('en')} rows of players and the other tables`);
    const seeding = openDuckdb(1024 ** 3);
    await seedFacts(seeding, folder, ROWS);
    await seeding.close();
  }
  const reference = openDuckdb(config.factsMemoryBytes);
  const service = createQuestionService(
    {
      // Only queried for nicknames.
      pool: { query: async () => ({ rows: [] }) } as never,
      catalogue: defaultCatalogue,
      config,
      log: warningLog as never,
    },
    // Questions that the server would refuse as too slow are measured too, within limits.
    { timeoutMs: 60_000 },
  );
  /** Returns a question about a period; each round has another limit, so that no answer is cached. */
  type CreateQuestion = (period: DayRange, round: number) => Question;
  const parseQuestionText =
    (text: string): CreateQuestion =>
    ([from, to], round) => {
      const parameters = new URLSearchParams(`${text}&from=${from}&to=${to}&limit=${5000 - round}`);
      return parseQuestion(Object.fromEntries(parameters));
    };
  const withPageFilters =
    ({ question: pageQuestion, fixed }: FixedQuestion): CreateQuestion =>
    ([from, to], round) => {
      const { question } = toQuestion(pageQuestion, { ...fixed, from, to, zone: 'Europe/Berlin' });
      return { ...question, limit: question.limit - round };
    };
  const periodOf = { opened: defaultPeriod, year: () => YEAR, sample: defaultPeriod };
  type GroupName = keyof typeof periodOf;
  const questions: {
    name: string;
    create: CreateQuestion;
    groups: GroupName[];
    sql?: (period: DayRange) => string | null;
  }[] = [
    ...comparedQuestions.map(({ name, question, sql }) => ({
      name,
      create: parseQuestionText(question),
      groups: PAGE_GROUPS,
      sql: () => sql,
    })),
    ...Object.entries(pageQuestions).map(([name, question]) => ({
      name,
      create: withPageFilters(question),
      groups: PAGE_GROUPS,
    })),
    ...sampleExplorerQuestions(SAMPLE_SIZE, SEED).map(({ name, create }) => ({
      name: `sample: ${name}`,
      create: (period: DayRange, round: number) => {
        const question = create(period);
        return { ...question, limit: question.limit - round };
      },
      groups: ['sample' as const],
      sql: (period: DayRange) => plainSql(create(period)),
    })),
  ].filter(({ name }) => name.includes(NAME_FILTER));
  const ask = (question: Question) => service.answer(question, { hidden: [], signal });
  await reference.run('select 1');
  let startCount = 0;
  /** Starts a process if none is running, because one that did not answer in time was ended. */
  const ensureProcess = async () => {
    if (service.state.pid !== undefined) return;
    startCount += 1;
    await ask(parseQuestionText('facts=players&measures=games')([YEAR[1], YEAR[1]], startCount));
  };

  const times: Record<GroupName, { wallMs: number; processorMs: number; ratio?: number }[]> = {
    opened: [],
    year: [],
    sample: [],
  };
  const cachedTimes: number[] = [];
  console.log('when opened, and of the year: time, processor time, its ratio to plain SQL');
  for (const { name, create, groups, sql } of questions) {
    const row: string[] = [];
    for (const [index, group] of groups.entries()) {
      const period = periodOf[group](name);
      await ensureProcess();
      const { wallMs, processorMs } = await measureFastest(
        () => service.state.pid,
        // A page may ask for a year, too.
        (round) => ask(create(period, round + index * ROUNDS)),
        LIMITS,
      );
      if (wallMs < Infinity) {
        const cached = await measureFastest(
          () => service.state.pid,
          () => ask(create(period, index * ROUNDS)),
          LIMITS,
        );
        cachedTimes.push(cached.wallMs);
      }
      const plainText = sql?.(period) ?? null;
      const plain =
        plainText === null
          ? null
          : await measureFastest(
              () => reference.pid,
              () => reference.run(fillPlaceholders(plainText, period)),
              LIMITS,
            );
      const ratio = plain === null ? null : processorMs / Math.max(MS_PER_TICK, plain.processorMs);
      times[group].push({ wallMs, processorMs, ...(ratio !== null && { ratio }) });
      const ratioText = ratio === null ? '' : ` (${ratio.toFixed(1)} ×)`;
      row.push(`${formatMs(wallMs)} ${formatMs(processorMs)}${ratioText}`);
    }
    console.log(`${name.padEnd(50)} ${row.join('  ')}`);
  }
  const groupTexts: Record<GroupName, string> = {
    opened: 'when opened',
    year: 'of the year',
    sample: 'sample of the explorer’s questions',
  };
  for (const [group, text] of Object.entries(groupTexts)) {
    const measured = times[group as GroupName];
    const ratios = measured.flatMap(({ ratio }) => ratio ?? []);
    const [wall, processor] = (['wallMs', 'processorMs'] as const).map((kind) =>
      formatPercentiles(measured.map((time) => time[kind])),
    );
    console.log(
      `${measured.length} ${text}: ${wall}; processor time (two idle cores take half as long): ${processor}; ${ratios.length} compared: ${percentile(ratios, 0.5).toFixed(2)} × plain SQL, ${percentile(ratios, 0.9).toFixed(2)} × at the 90th percentile, ${percentile(ratios, 1).toFixed(2)} × at most`,
    );
  }
  console.log(`cached: ${formatPercentiles(cachedTimes)}`);
  const { peakBytes } = service.state;
  const isWithinMemory = peakBytes < config.factsMemoryBytes;
  console.log(`memory of the process: ${Math.round(peakBytes / 1024 ** 2)} MB at most`);
  const isWithin = (group: GroupName, share: number, maxMs: number) =>
    times[group].length === 0 ||
    percentile(
      times[group].map(({ wallMs }) => wallMs),
      share,
    ) < maxMs;
  hasFailed = !(
    isWithin('opened', 0.5, MAX_P50_MS) &&
    isWithin('opened', 0.99, MAX_P99_MS) &&
    isWithin('sample', 0.5, MAX_P50_MS) &&
    percentile(cachedTimes, 0.99) < MAX_CACHED_MS &&
    isWithinMemory
  );
  console.log(`limits: ${hasFailed ? 'EXCEEDED' : 'met'}`);
  await service.close();
  await reference.close();
} finally {
  if (requestedFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);
