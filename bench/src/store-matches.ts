/**
 * Measures how fast raw logs become committed rows: simulated logs with the density of real ones,
 * added as uploads, read and stored by the job queue in its processes, in the built-in PostgreSQL
 * with its usual settings; compared with reading the same logs in as many processes, before and
 * after, without storing anything. Then prints where the time goes: processor time by kind of
 * process, and the statements that a job process waits for. Exits with 1 if fewer than 700 logs of
 * matches are stored per second, and also less than 35% of what is read.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import type { StoredFile } from '../../apps/server/src/database/tables/uploads.ts';
import { readUpload } from '../../apps/server/src/features/store/read-upload.ts';
import { openStaging, type Staging } from '../../apps/server/src/features/uploads/staging.ts';
import { storeLog } from '../../apps/server/src/features/uploads/testing/store-log.ts';
import { startJobs } from '../../apps/server/src/jobs/start-jobs.ts';
import { addReadUploadJob } from '../../apps/server/src/queue/add-jobs.ts';
import { defaultCatalogue } from '../../packages/catalogue/src/index.ts';
import { quietLog } from './lib/loggers.ts';
import {
  elapsedProcessorTime,
  type ProcessorTime,
  readProcessorTime,
} from './store-matches/processor-time.ts';
import { readLogs } from './store-matches/read-logs.ts';
import { timeStatements } from './store-matches/time-statements.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '4000' },
    players: { type: 'string', default: '8000' },
    density: { type: 'string', default: '1' },
    // Sessions per upload, as in a real logs folder.
    sessions: { type: 'string', default: '16' },
  },
});
const MATCH_COUNT = Number(values.matches);
const MIN_LOGS_PER_SECOND = 700;
const MIN_SHARE_OF_READING = 0.35;
/** Job processes; also the default of the server. */
const PROCESSES = 2;
const SHOWN_STATEMENTS = 25;
/** The share of the uploads that one process stores at the end, to time its statements. */
const PROFILED_SHARE = 0.1;
interface BenchUpload {
  id: string;
  files: StoredFile[];
}

const log = { ...quietLog, warn: quietLog.error };

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));
const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, log);
const { pool } = database;
try {
  const staging = await openStaging(folder);
  const uploads = await addUploads(staging);
  const profiled = uploads.splice(Math.ceil(uploads.length * (1 - PROFILED_SHARE)));
  for (const { id } of uploads) await addReadUploadJob(pool, id);
  const readBefore = await readUploads(uploads);
  const storeResult = await storeUploads(uploads);
  const readAfter = await readUploads(uploads);
  report(uploads, storeResult, [readBefore, readAfter]);
  await profile(profiled, staging);
  await staging.close();
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the raw logs and adds their uploads; this is not measured. */
async function addUploads(staging: Staging): Promise<BenchUpload[]> {
  const startedAt = performance.now();
  const to = Date.UTC(2026, 8, 1);
  const world = simulateWorld({
    seed: 1,
    players: Number(values.players),
    matches: MATCH_COUNT,
    from: to - 300 * 86_400_000,
    to,
    density: Number(values.density),
    uploadersPerMatch: 1,
  });
  const folders = new Map<string, { timeZone: string; sessions: StoredFile[][] }>();
  const uploads: BenchUpload[] = [];
  const add = async (timeZone: string, files: StoredFile[]) => {
    const id = `bench-${uploads.length}`;
    await addUpload(id, timeZone, files);
    uploads.push({ id, files });
  };
  for (const session of world.sessions()) {
    const files = await storeSession(staging, session);
    const folder = folders.get(session.uploader.id) ?? { timeZone: session.timeZone, sessions: [] };
    folders.set(session.uploader.id, folder);
    folder.sessions.push(files);
    if (folder.sessions.length < Number(values.sessions)) continue;
    await add(folder.timeZone, folder.sessions.splice(0).flat());
  }
  for (const { timeZone, sessions } of folders.values()) {
    if (sessions.length > 0) await add(timeZone, sessions.flat());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${uploads.length} uploads, ${megabytesOf(uploads).toFixed(0)} MB of log written in ${seconds.toFixed(0)} s`,
  );
  return uploads;
}

async function storeSession(staging: Staging, session: SimulatedSession): Promise<StoredFile[]> {
  const { name } = session;
  const logs = [
    { kind: 'combat' as const, chunks: session.combatLog() },
    ...(session.gameLog === null ? [] : [{ kind: 'game' as const, chunks: session.gameLog() }]),
  ];
  const files: StoredFile[] = [];
  for (const { kind, chunks } of logs) {
    const { sha256, bytes, expandedBytes } = await storeLog(staging, toAsync(chunks));
    const path = `${name}/${kind}.log`;
    files.push({ path, session: name, kind, sha256, bytes, expandedBytes });
  }
  return files;
}

async function addUpload(id: string, timeZone: string, files: StoredFile[]): Promise<void> {
  await pool.query(
    `insert into upload (id, source, time_zone, files, total_bytes) values ($1, 'demo', $2, $3, $4)`,
    [id, timeZone, JSON.stringify(files), sizeOf(files)],
  );
}

function sizeOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, file) => sum + file.expandedBytes, 0);
}

async function* toAsync(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

interface Measurement {
  seconds: number;
  logs: number;
  /** Null on systems other than Linux. */
  processorTime: ProcessorTime | null;
}

async function measure(work: () => Promise<number>): Promise<Measurement> {
  const timeBefore = readProcessorTime();
  const startedAt = performance.now();
  const logs = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const timeAfter = readProcessorTime();
  const processorTime =
    timeBefore === null || timeAfter === null ? null : elapsedProcessorTime(timeBefore, timeAfter);
  return { seconds, logs, processorTime };
}

/** Reads the logs without storing them, in as many processes. */
async function readUploads(uploads: readonly BenchUpload[]): Promise<Measurement> {
  const files = uploads.map((upload) => upload.files);
  return await measure(() => readLogs(folder, files, PROCESSES));
}

/** Has the job queue read and store the uploads. */
async function storeUploads(uploads: readonly BenchUpload[]): Promise<Measurement> {
  return await measure(async () => {
    const jobs = await startJobs({
      connection: database.connection,
      dataFolder: folder,
      catalogueFolder: undefined,
      log,
      concurrency: PROCESSES,
    });
    for (;;) {
      const { rows } = await pool.query<{ pending: number; failed: number; logs: number }>(
        `select (count(*) filter (where status in ('queued', 'reading')))::int as pending,
          (count(*) filter (where status = 'failed'))::int as failed,
          coalesce(sum(matches), 0)::int as logs
        from upload where id = any($1)`,
        [uploads.map(({ id }) => id)],
      );
      const { pending = 0, failed = 0, logs = 0 } = rows[0] ?? {};
      if (failed > 0) throw new Error(`${failed} uploads were not stored`);
      if (pending === 0) {
        await jobs.stop();
        return logs;
      }
      await sleep(100);
    }
  });
}

function report(
  uploads: readonly BenchUpload[],
  storeResult: Measurement,
  readings: Measurement[],
): void {
  const reading = {
    seconds: readings.reduce((sum, { seconds }) => sum + seconds, 0),
    logs: readings.reduce((sum, { logs }) => sum + logs, 0),
  };
  const storedPerSecond = storeResult.logs / storeResult.seconds;
  const share = storedPerSecond / (reading.logs / reading.seconds);
  const megabytes = megabytesOf(uploads);
  console.log(`${cpus().length} processors, ${storeResult.logs} logs of matches`);
  for (const read of readings) console.log(formatSpeed('read, not stored', read, megabytes));
  console.log(formatSpeed('read and stored', storeResult, megabytes));
  console.log(
    `  storing: ${(100 * share).toFixed(1)}% of reading alone (at least ${MIN_LOGS_PER_SECOND} logs/s or ${100 * MIN_SHARE_OF_READING}% required)`,
  );
  if (storedPerSecond < MIN_LOGS_PER_SECOND && share < MIN_SHARE_OF_READING) process.exitCode = 1;
}

function formatSpeed(
  name: string,
  { logs, seconds, processorTime }: Measurement,
  megabytes: number,
) {
  const speed = `${(logs / seconds).toFixed(0)} logs/s, ${(megabytes / seconds).toFixed(0)} MB/s`;
  if (processorTime === null) return `  ${name}: ${speed}`;
  const formatPerLog = (time: number) => (time / logs).toFixed(2);
  const totalMs = processorTime.server + processorTime.jobs + processorTime.database;
  return `  ${name}: ${speed}; per log ${formatPerLog(totalMs)} ms of processor time (jobs ${formatPerLog(processorTime.jobs)}, database ${formatPerLog(processorTime.database)}, server ${formatPerLog(processorTime.server)})`;
}

/** Stores uploads in this process, and prints the statements that it waits for. */
async function profile(uploads: readonly BenchUpload[], { store }: Staging): Promise<void> {
  const context = {
    pool,
    log,
    openRaw: store.openRaw,
    shouldCheckLogs: true,
    basePartIdOf: defaultCatalogue.basePartIdOf,
  };
  const startedAt = performance.now();
  const { waitedMs, statements } = await timeStatements(async () => {
    for (const { id } of uploads) await readUpload(context, id);
  });
  const ms = performance.now() - startedAt;
  const { rows } = await pool.query<{ logs: number }>(
    'select sum(matches)::int as logs from upload where id = any($1)',
    [uploads.map(({ id }) => id)],
  );
  console.log(
    `one process alone: ${rows[0]?.logs} logs of ${uploads.length} uploads in ${ms.toFixed(0)} ms, of these waiting for statements ${waitedMs.toFixed(0)} ms`,
  );
  for (const [name, { calls, ms }] of statements.slice(0, SHOWN_STATEMENTS)) {
    console.log(`  ${ms.toFixed(0).padStart(6)} ms  ${String(calls).padStart(5)} × ${name}`);
  }
}

function megabytesOf(uploads: readonly BenchUpload[]): number {
  return uploads.reduce((sum, { files }) => sum + sizeOf(files), 0) / 1e6;
}
