import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pickMinimalEnvironment } from '../config.ts';
import { DuckdbError } from './duckdb-error.ts';
import type {
  DuckdbReply,
  DuckdbRequest,
  DuckdbRow,
  DuckdbSettings,
  DuckdbValue,
} from './duckdb-messages.ts';

export interface DuckdbOptions extends DuckdbSettings {
  /** After this time without a statement the process ends, because only that returns its memory. */
  idleMs?: number;
  /**
   * If the process holds more than this after a statement, the next one starts another: much of what was
   * freed stays with the process, and would be added to what the next statement takes.
   */
  restartAboveBytes?: number;
  /** Called when the process ends without being asked to, with the reason, such as `SIGSEGV`. */
  onCrash?(reason: string): void;
}

export interface Duckdb {
  /**
   * Runs one statement and returns its rows; starts the process if there is none. Throws
   * DuckdbError; `interrupted` once the signal is aborted.
   */
  run(
    sql: string,
    values?: readonly DuckdbValue[],
    options?: { signal?: AbortSignal | undefined },
  ): Promise<DuckdbRow[]>;
  /** The id of the process; undefined while there is none. */
  readonly pid: number | undefined;
  /** How many processes have ended without being asked to. */
  readonly crashes: number;
  /** The most memory that any of the processes ever had. */
  readonly peakBytes: number;
  /** Ends the process and the statements that it is running. */
  close(): Promise<void>;
}

const IDLE_MS = 60_000;
/** How long a statement may take to react to an interrupt before its process is killed. */
const INTERRUPT_GRACE_MS = 2000;
/**
 * Both allocators return what a statement has freed to the system at once. DuckDB's own would keep it for ten
 * seconds of work, half as much as its limit. glibc's, which samples of quantiles are in, would keep a fifth of what
 * a question takes unless it takes each large block from the system by itself.
 */
const ALLOCATORS = {
  DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:0,muzzy_decay_ms:0',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_ARENA_MAX: '2',
};
const program = fileURLToPath(new URL('duckdb-process.ts', import.meta.url));

interface PendingStatement {
  resolve(rows: DuckdbRow[]): void;
  reject(error: DuckdbError): void;
}

interface StartedProcess {
  child: ChildProcess;
  pending: Map<number, PendingStatement>;
  /** The memory of the process after its last statement. */
  residentBytes: number;
}

/** Creates DuckDB in a process of its own, which starts with the first statement. */
export function createDuckdb({
  idleMs = IDLE_MS,
  restartAboveBytes = Number.POSITIVE_INFINITY,
  onCrash,
  ...settings
}: DuckdbOptions): Duckdb {
  let currentProcess: StartedProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let crashes = 0;
  let peakBytes = 0;
  let lastId = 0;
  /** Processes that have not ended yet, with promises that resolve when they do. */
  const endPromises = new Map<ChildProcess, Promise<unknown>>();

  function start(): StartedProcess {
    const child = fork(program, {
      serialization: 'advanced',
      env: { ...pickMinimalEnvironment(), ...ALLOCATORS },
    });
    const pending = new Map<number, PendingStatement>();
    // Each process has its own, because DuckDB's files have the same names in every process.
    const tempFolder = join(settings.tempFolder, randomUUID());
    const endPromise = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    }).then(async (reason) => {
      if (currentProcess?.child === child) {
        currentProcess = undefined;
        crashes += 1;
        onCrash?.(reason);
      }
      const failure = pending.size > 1 ? 'ended-with-others' : 'ended';
      for (const { reject } of pending.values()) {
        reject(new DuckdbError(failure, `DuckDB’s process ended before the answer: ${reason}.`));
      }
      pending.clear();
      await rm(tempFolder, { recursive: true, force: true });
      endPromises.delete(child);
    });
    endPromises.set(child, endPromise);
    const state: StartedProcess = { child, pending, residentBytes: 0 };
    child.on('message', (reply: DuckdbReply) => receive(state, reply));
    send(child, { kind: 'open', settings: { ...settings, tempFolder } });
    return state;
  }

  function receive(state: StartedProcess, reply: DuckdbReply): void {
    const { pending } = state;
    state.residentBytes = reply.residentBytes;
    peakBytes = Math.max(peakBytes, reply.peakBytes);
    const statement = pending.get(reply.id);
    if (statement === undefined) return;
    pending.delete(reply.id);
    if ('rows' in reply) statement.resolve(reply.rows);
    else statement.reject(new DuckdbError(reply.failure, reply.message));
  }

  /** Asks the process to end; the next statement starts another. */
  function retire(): void {
    const retiredProcess = currentProcess;
    currentProcess = undefined;
    if (retiredProcess !== undefined) send(retiredProcess.child, { kind: 'close' });
  }

  async function run(
    sql: string,
    values: readonly DuckdbValue[] = [],
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<DuckdbRow[]> {
    if (signal?.aborted) throw new DuckdbError('interrupted', 'The caller is no longer waiting.');
    clearTimeout(idleTimer);
    if (currentProcess?.pending.size === 0 && currentProcess.residentBytes > restartAboveBytes)
      retire();
    currentProcess ??= start();
    const { child, pending } = currentProcess;
    lastId += 1;
    const id = lastId;
    let killTimer: NodeJS.Timeout | undefined;
    const interrupt = () => {
      send(child, { kind: 'interrupt', id });
      killTimer = setTimeout(() => child.kill('SIGKILL'), INTERRUPT_GRACE_MS);
    };
    signal?.addEventListener('abort', interrupt);
    try {
      return await new Promise<DuckdbRow[]>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        // An idle process does not keep the caller alive.
        child.ref();
        child.channel?.ref();
        send(child, { kind: 'run', id, sql, values });
      });
    } catch (error) {
      if (signal?.aborted) throw new DuckdbError('interrupted', 'The statement was interrupted.');
      throw error;
    } finally {
      signal?.removeEventListener('abort', interrupt);
      clearTimeout(killTimer);
      if (pending.size === 0) {
        child.unref();
        child.channel?.unref();
        // Statements that ended at once all find that none is running.
        clearTimeout(idleTimer);
        if (currentProcess?.child === child) idleTimer = setTimeout(retire, idleMs).unref();
      }
    }
  }

  return {
    run,
    get pid() {
      return currentProcess?.child.pid;
    },
    get crashes() {
      return crashes;
    },
    get peakBytes() {
      return peakBytes;
    },
    async close() {
      clearTimeout(idleTimer);
      // Otherwise a program that only waits for this would end first.
      currentProcess?.child.ref();
      retire();
      for (const child of endPromises.keys()) child.ref();
      await Promise.all(endPromises.values());
    },
  };
}

function send(child: ChildProcess, request: DuckdbRequest): void {
  // A process that just ended receives nothing more; its exit is reported instead.
  if (child.connected) child.send(request, () => {});
}
