import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { Log, LogFields } from '../log.ts';
import type { ModeratePayload, ReadUploadPayload } from '../queue/add-jobs.ts';

export interface JobContext {
  connection: ClientConfig;
  dataFolder: string;
  catalogueFolder: string | undefined;
  /** How many bytes of the disk stay free; jobs that store something wait while there are fewer. */
  diskReserveBytes: number;
  /** The memory that DuckDB may use, in bytes. */
  factsMemoryBytes: number;
}

export type Job =
  | { task: 'read_upload'; payload: ReadUploadPayload; isRetry: boolean; isLastAttempt: boolean }
  | { task: 'rate' }
  | { task: 'moderate'; payload: ModeratePayload }
  | { task: 'write_facts' }
  | { task: 'finish_removals' };
export type JobRequest =
  | { kind: 'start'; context: JobContext }
  | { kind: 'run'; id: number; job: Job }
  | { kind: 'abort' }
  | { kind: 'close' };
export interface JobReply {
  /** The id of the request. */
  id: number;
  /** Null on success. */
  error: string | null;
}
/** A line that a process writes to the server's log. */
export interface JobLogLine {
  line: string;
  fields: LogFields;
}

export interface JobProcesses {
  /**
   * Runs a job in a new or an idle process, or an upload beside another (see `MAX_UPLOADS_PER_PROCESS`).
   * Throws the job's error.
   */
  run(job: Job): Promise<void>;
  /** Interrupts running jobs that can be resumed later, and those that are started from now on. */
  abort(): void;
  /** Kills the processes of running jobs; their `run` then throws. */
  kill(): void;
  /** Ends the processes; call it when no job is running. */
  close(): Promise<void>;
}

/** An idle process exits after this time, because only that returns all of its memory. */
const IDLE_TIMEOUT_MS = 20_000;
/**
 * Chunks of a log are short-lived: with a small heap they would be collected a hundred times a
 * second.
 */
const HEAP_SIZE_FLAG = '--initial-heap-size=192';
/**
 * How many uploads a process reads at once: while one waits for the database, another is read. An
 * upload that is tried again has a process of its own, so that if it crashes the process again, no
 * other upload fails with it.
 */
export const MAX_UPLOADS_PER_PROCESS = 2;
const program = fileURLToPath(new URL('job-process.ts', import.meta.url));

/**
 * Creates the pool of job processes. A process starts if there is a job and none is idle, and ends
 * after some idle time. Uploads share up to `maxReaders` processes.
 */
export function createJobProcesses(
  context: JobContext,
  log: Pick<Log, 'info'>,
  maxReaders = 1,
): JobProcesses {
  const idleTimers = new Map<ChildProcess, NodeJS.Timeout>();
  const busyProcesses = new Map<ChildProcess, { isShared: boolean; runningJobs: number }>();
  const exitPromises = new Set<Promise<unknown>>();
  let isAborted = false;
  let lastId = 0;

  /** Returns a process for a job: a shared one with room for it, an idle one or a new one. */
  function acquireProcess(isShared: boolean): ChildProcess {
    const readers = [...busyProcesses].filter(([, usage]) => usage.isShared);
    if (isShared && readers.length >= maxReaders) {
      const readersWithRoom = readers.filter(
        ([, { runningJobs }]) => runningJobs < MAX_UPLOADS_PER_PROCESS,
      );
      const [leastBusy] = readersWithRoom.toSorted(([, a], [, b]) => a.runningJobs - b.runningJobs);
      if (leastBusy !== undefined) return leastBusy[0];
    }
    const [idleProcess] = idleTimers.keys();
    if (idleProcess === undefined) return start();
    clearTimeout(idleTimers.get(idleProcess));
    idleTimers.delete(idleProcess);
    return idleProcess;
  }

  function start(): ChildProcess {
    const child = fork(program, { serialization: 'advanced', execArgv: [HEAP_SIZE_FLAG] });
    child.unref();
    child.channel?.unref();
    const exitPromise = new Promise((resolve) => child.once('exit', resolve)).then(() => {
      clearTimeout(idleTimers.get(child));
      idleTimers.delete(child);
      exitPromises.delete(exitPromise);
    });
    exitPromises.add(exitPromise);
    child.on('message', (message: object) => {
      if (isLogLine(message)) log.info(message.line, message.fields);
    });
    send(child, { kind: 'start', context });
    return child;
  }

  function retire(child: ChildProcess): void {
    clearTimeout(idleTimers.get(child));
    idleTimers.delete(child);
    send(child, { kind: 'close' });
  }

  async function run(job: Job): Promise<void> {
    const isShared = job.task === 'read_upload' && !job.isRetry;
    const child = acquireProcess(isShared);
    const usage = busyProcesses.get(child) ?? { isShared, runningJobs: 0 };
    busyProcesses.set(child, usage);
    usage.runningJobs += 1;
    let isAlive = false;
    try {
      lastId += 1;
      const pendingReply = sendAndAwaitReply(child, { kind: 'run', id: lastId, job });
      if (isAborted) send(child, { kind: 'abort' });
      const reply = await pendingReply;
      isAlive = true;
      if (reply.error !== null) throw new Error(reply.error);
    } finally {
      usage.runningJobs -= 1;
      if (usage.runningJobs === 0) {
        busyProcesses.delete(child);
        if (isAlive)
          idleTimers.set(child, setTimeout(() => retire(child), IDLE_TIMEOUT_MS).unref());
      }
    }
  }

  return {
    run,
    abort() {
      isAborted = true;
      for (const child of busyProcesses.keys()) send(child, { kind: 'abort' });
    },
    kill() {
      for (const child of busyProcesses.keys()) child.kill('SIGKILL');
    },
    async close() {
      for (const child of [...idleTimers.keys()]) retire(child);
      await Promise.all(exitPromises);
    },
  };
}

function send(child: ChildProcess, request: JobRequest): void {
  // A process that just ended receives nothing more; its exit is reported instead.
  if (child.connected) child.send(request, () => {});
}

function sendAndAwaitReply(
  child: ChildProcess,
  request: JobRequest & { kind: 'run' },
): Promise<JobReply> {
  return new Promise((resolve, reject) => {
    const onExit = () =>
      finish(() => reject(new Error('the process exited before the job had finished')));
    const onError = (error: unknown) => finish(() => reject(error));
    const onReply = (message: object) => {
      if (isReply(message) && message.id === request.id) finish(() => resolve(message));
    };
    const finish = (settle: () => void) => {
      child.off('exit', onExit).off('error', onError).off('message', onReply);
      settle();
    };
    child.on('exit', onExit).on('error', onError).on('message', onReply);
    send(child, request);
  });
}

/** Under `node --watch` a process also reports its imports on the same channel. */
function isReply(message: object): message is JobReply {
  return 'error' in message;
}

function isLogLine(message: object): message is JobLogLine {
  return 'line' in message;
}
