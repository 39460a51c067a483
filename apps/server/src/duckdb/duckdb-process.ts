/**
 * A process that runs DuckDB's statements, so that native code cannot take the server down and its
 * memory is released when it ends. Started by `create-duckdb.ts`.
 */

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from '@duckdb/node-api';
import type {
  DuckdbFailure,
  DuckdbOutcome,
  DuckdbReply,
  DuckdbRequest,
  DuckdbSettings,
  DuckdbValue,
} from './duckdb-messages.ts';

/**
 * How many times its memory limit DuckDB may spill to the disk. By default it takes up to 90% of the
 * free space, so that one question could keep uploads and the database from writing.
 */
const SPILL_FACTOR = 8;

/** An interrupt that arrives before the statement has begun is lost, so it is repeated. */
const INTERRUPT_INTERVAL_MS = 50;

type Library = typeof import('@duckdb/node-api');

let tempFolder: string | undefined;
let openPromise: Promise<{ library: Library; instance: DuckDBInstance }> | undefined;
const runningStatements = new Map<
  number,
  { connection?: DuckDBConnection; interruptTimer?: NodeJS.Timeout }
>();

process.on('message', (request: DuckdbRequest) => {
  if (request.kind === 'open') {
    openPromise = open(request.settings);
    // Reported by each statement.
    openPromise.catch(() => {});
  } else if (request.kind === 'run') void run(request.id, request.sql, request.values);
  else if (request.kind === 'interrupt') interrupt(request.id);
  else process.disconnect?.();
});
// Nobody is left to answer. Exiting would wait for running statements.
process.on('disconnect', () => {
  if (tempFolder !== undefined) rmSync(tempFolder, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});
// Ctrl-C in a terminal also reaches this process, but the server decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function open(settings: DuckdbSettings) {
  const { folder, memoryLimitBytes, threads } = settings;
  tempFolder = settings.tempFolder;
  const library = await import('@duckdb/node-api').catch((error) => {
    throw Object.assign(error, { failure: 'unavailable' satisfies DuckdbFailure });
  });
  mkdirSync(folder, { recursive: true });
  // DuckDB itself would create only the last part of the path.
  mkdirSync(tempFolder, { recursive: true });
  const instance = await library.DuckDBInstance.create(':memory:', {
    memory_limit: `${Math.floor(memoryLimitBytes / 1000)}KB`,
    threads: String(threads),
    temp_directory: tempFolder,
    max_temp_directory_size: `${Math.floor((SPILL_FACTOR * memoryLimitBytes) / 1024)}KiB`,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  // Files of facts are replaced, never changed, so cached metadata stays valid.
  await connection.run('set parquet_metadata_cache = true');
  await connection.run(`set allowed_directories = [${quote(`${folder}/`)}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  connection.disconnectSync();
  return { library, instance };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function run(id: number, sql: string, values: readonly DuckdbValue[]): Promise<void> {
  const state: { connection?: DuckDBConnection; interruptTimer?: NodeJS.Timeout } = {};
  runningStatements.set(id, state);
  try {
    if (openPromise === undefined) throw new Error('Nothing was opened.');
    const { library, instance } = await openPromise;
    state.connection = await instance.connect();
    const result = await state.connection.run(
      sql,
      values.map((value) => toDuckdbValue(library, value)),
      values.map((value) =>
        Array.isArray(value) ? library.LIST(library.VARCHAR) : undefined,
      ) as [],
    );
    send(id, { rows: await result.getRowObjectsJS() });
  } catch (error) {
    send(id, describe(error));
  } finally {
    clearInterval(state.interruptTimer);
    runningStatements.delete(id);
    state.connection?.disconnectSync();
  }
}

function toDuckdbValue({ listValue }: Library, value: DuckdbValue): DuckDBValue {
  return typeof value === 'object' && value !== null ? listValue([...value]) : value;
}

function interrupt(id: number): void {
  const state = runningStatements.get(id);
  if (state === undefined || state.interruptTimer !== undefined) return;
  state.connection?.interrupt();
  state.interruptTimer = setInterval(() => state.connection?.interrupt(), INTERRUPT_INTERVAL_MS);
}

function describe(error: unknown): { failure: DuckdbFailure; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && 'failure' in error) return { failure: 'unavailable', message };
  if (message.startsWith('INTERRUPT')) return { failure: 'interrupted', message };
  if (message.startsWith('Out of Memory')) return { failure: 'out-of-memory', message };
  return { failure: 'failed', message };
}

/**
 * Returns the most memory that this process ever had. What Linux returns as its `maxRSS` includes the memory of
 * the process that started it, the server's or the benchmark's, so it is only used elsewhere.
 */
function readPeakBytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function send(id: number, outcome: DuckdbOutcome): void {
  const reply: DuckdbReply = {
    id,
    residentBytes: process.memoryUsage.rss(),
    peakBytes: readPeakBytes(),
    ...outcome,
  };
  if (process.connected) process.send?.(reply);
}
