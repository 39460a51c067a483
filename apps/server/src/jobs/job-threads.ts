import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import type { ReadUploadJob } from './read-upload-job.ts';

export interface ThreadData {
  connection: ClientConfig;
  dataFolder: string;
  catalogueFolder: string | undefined;
}

export type ThreadTask =
  | { task: 'read_upload'; payload: ReadUploadJob; lastAttempt: boolean }
  | { task: 'rate' };
export type ThreadRequest = ({ kind: 'run' } & ThreadTask) | { kind: 'abort' } | { kind: 'close' };
export interface ThreadReply {
  /** Null where all went well. */
  error: string | null;
}

export interface JobThreads {
  /** Runs one job in a thread of its own or in one that is idle. Throws what the job threw. */
  run(task: ThreadTask): Promise<void>;
  /** Has running jobs stop where they can go on later. */
  abort(): void;
  /** Ends the threads; to be called when no job runs. */
  close(): Promise<void>;
}

/** A thread costs some 60 MB; it goes when there is nothing to do for so long. */
const idleMs = 20_000;

export function createJobThreads(data: ThreadData): JobThreads {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  const ending = new Set<Promise<unknown>>();

  function take(): Worker {
    const [found] = idle.keys();
    if (found === undefined) return start();
    clearTimeout(idle.get(found));
    idle.delete(found);
    return found;
  }

  function start(): Worker {
    const worker = new Worker(new URL('job-thread.ts', import.meta.url), { workerData: data });
    worker.unref();
    const ended = new Promise((resolve) => worker.once('exit', resolve)).then(() => {
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      ending.delete(ended);
    });
    ending.add(ended);
    return worker;
  }

  function retire(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    tell(worker, { kind: 'close' });
  }

  async function run(task: ThreadTask): Promise<void> {
    const worker = take();
    busy.add(worker);
    try {
      const reply = await ask(worker, { kind: 'run', ...task });
      idle.set(worker, setTimeout(() => retire(worker), idleMs).unref());
      if (reply.error !== null) throw new Error(reply.error);
    } finally {
      busy.delete(worker);
    }
  }

  return {
    run,
    abort() {
      for (const worker of busy) tell(worker, { kind: 'abort' });
    },
    async close() {
      for (const worker of [...idle.keys()]) retire(worker);
      for (const worker of busy) void worker.terminate();
      await Promise.all(ending);
    },
  };
}

function tell(worker: Worker, request: ThreadRequest): void {
  worker.postMessage(request);
}

function ask(worker: Worker, request: ThreadRequest): Promise<ThreadReply> {
  return new Promise((resolve, reject) => {
    const onExit = () => done(() => reject(new Error('the thread ended before the job')));
    const onError = (error: unknown) => done(() => reject(error));
    const onReply = (reply: ThreadReply) => done(() => resolve(reply));
    const done = (settle: () => void) => {
      worker.off('exit', onExit).off('error', onError).off('message', onReply);
      settle();
    };
    worker.on('exit', onExit).on('error', onError).on('message', onReply);
    tell(worker, request);
  });
}
