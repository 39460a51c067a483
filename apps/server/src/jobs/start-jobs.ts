import { EventEmitter } from 'node:events';
import {
  Logger,
  type Runner,
  run,
  type Task,
  type TaskList,
  type Worker,
  type WorkerEvents,
} from 'graphile-worker';
import type { ClientConfig } from 'pg';
import { createPool } from '../database/pool.ts';
import { explainMissingDuckdb } from '../duckdb/explain-missing-duckdb.ts';
import type { FactsHealth } from '../features/facts/facts-health.ts';
import { factsFolder } from '../features/facts/manifest.ts';
import { hasUnfinishedRemovals } from '../features/rebuild/remove-upload.ts';
import { failUpload } from '../features/store/read-upload.ts';
import { openRawStore } from '../features/uploads/raw-store.ts';
import type { Log } from '../log.ts';
import {
  addModerateJob,
  addRateJob,
  addReadUploadJob,
  createReadTaskName,
  type JobPayloads,
} from '../queue/add-jobs.ts';
import { getErrorMessage } from '../start-error.ts';
import { computeRateDelay } from './compute-rate-delay.ts';
import { startFactsWriter } from './facts-writer.ts';
import { createJobProcesses, MAX_UPLOADS_PER_PROCESS } from './job-processes.ts';
import { startLiveness } from './liveness.ts';
import { queueRating } from './queue-rating.ts';
import { requeueLostWork } from './requeue-lost-work.ts';

export interface JobsOptions {
  connection: ClientConfig;
  /** The folder with the raw logs. */
  dataFolder: string;
  catalogueFolder: string | undefined;
  /** How many bytes of the disk stay free: see `JobContext`. */
  diskReserveBytes?: number;
  /** The memory that DuckDB may use to write facts, in bytes. */
  factsMemoryBytes?: number;
  log: Log;
  /** How many processes read uploads; any other job gets a process of its own. */
  concurrency?: number;
  /**
   * Milliseconds between polls for jobs that were not announced, such as the next job of a serial
   * queue, which becomes available just after the worker has looked.
   */
  pollIntervalMs?: number;
}

export interface Jobs {
  /** False while jobs cannot be processed: database unavailable, or stopped. */
  readonly isRunning: boolean;
  /** How old the facts are; null where there is no DuckDB to write them. */
  factsHealth(): FactsHealth | null;
  /** Running jobs are interrupted if they can be resumed after the next start. */
  stop(): Promise<void>;
}

/** The default for `factsMemoryBytes`. */
const FACTS_MEMORY_BYTES = 512_000_000;

const RESTART_DELAY_MS = 1000;

/** The interval between searches for uploads that no job would ever read. */
const LOST_WORK_INTERVAL_MS = 60_000;

/** How often requested ratings are queued, so that they need not wait until a long upload has been read. */
const RATING_INTERVAL_MS = 20_000;

/** How long an interrupted job may take to return itself to the queue during shutdown. */
const STOP_TIMEOUT_MS = 1500;

/**
 * The queue looks for the next job before it releases the last one; after this delay it has
 * released it.
 */
const RELEASE_DELAY_MS = 20;

/**
 * Processes the queue until it is stopped; jobs run in their own processes. If the database becomes
 * unavailable, retries forever; the jobs of killed processes are picked up again.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const {
    connection,
    dataFolder,
    catalogueFolder,
    diskReserveBytes = 0,
    factsMemoryBytes = FACTS_MEMORY_BYTES,
    log,
    concurrency = 2,
    pollIntervalMs = 2000,
  } = options;
  const maxConcurrentJobs = concurrency * MAX_UPLOADS_PER_PROCESS;
  // Two for the queue and the search for lost work, one for the facts writer.
  const pool = createPool({ connection, log, max: maxConcurrentJobs + 3 });
  const context = { connection, dataFolder, catalogueFolder, diskReserveBytes, factsMemoryBytes };
  const processes = createJobProcesses(context, log, concurrency);
  const { id: storeId } = await openRawStore(dataFolder);
  const tasks = createTasks(processes, pool, storeId, () => isStopped);
  let currentQueue: { runner: Runner; end(): Promise<void> } | null = null;
  let isStopped = false;
  let restartTimer: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    // The name by which this process locks jobs.
    const workerNames: string[] = [];
    events.on('pool:create', ({ workerPool }) => workerNames.push(workerPool.id));
    const workers: Worker[] = [];
    events.on('worker:create', ({ worker }) => workers.push(worker));
    events.on('job:complete', () => setTimeout(pollNow, RELEASE_DELAY_MS, workers).unref());
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      concurrency: maxConcurrentJobs,
      noHandleSignals: true,
      events,
      logger: createQueueLogger(log),
      pollInterval: pollIntervalMs,
      // Without batches, a job that ends while the database is unavailable would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    let hasEnded = false;
    let searchTimer: NodeJS.Timeout | undefined;
    let ratingTimer: NodeJS.Timeout | undefined;
    // The connection to the database was lost, or the queue ended.
    const handleLoss = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearInterval(searchTimer);
      clearInterval(ratingTimer);
      currentQueue = null;
      runner.stop().catch(() => {});
      retry();
    };
    runner.promise.then(handleLoss, handleLoss);
    try {
      const liveness = await startLiveness(connection, { workerNames, storeId }, handleLoss, log);
      await liveness.sweep();
      await requeueLostWork(pool);
      void continueRemovals();
      searchTimer = setInterval(() => {
        void continueRemovals();
        requeueLostWork(pool).catch((error) =>
          log.warn(`Could not look for lost work: ${error.message}`),
        );
      }, LOST_WORK_INTERVAL_MS).unref();
      ratingTimer = setInterval(() => {
        queueRating(pool).catch(() => {}); // Without the database there is nothing to rate.
      }, RATING_INTERVAL_MS).unref();
      const end = async () => {
        hasEnded = true;
        clearInterval(searchTimer);
        clearInterval(ratingTimer);
        await runner.stop();
        await liveness.close();
      };
      if (!hasEnded) currentQueue = { runner, end };
    } catch (error) {
      hasEnded = true;
      await runner.stop().catch(() => {});
      throw error;
    }
  }

  /** Continues removals that a killed process left unfinished, but not those still in progress. */
  async function continueRemovals(): Promise<void> {
    try {
      if (!(await hasUnfinishedRemovals(pool, storeId)) || isStopped) return;
      await processes.run({ task: 'finish_removals' });
    } catch (error) {
      if (!isStopped) log.warn(`Could not finish removing uploads: ${getErrorMessage(error)}`);
    }
  }

  function retry(): void {
    if (isStopped) return;
    log.warn('The job queue lost its database connection; reconnecting');
    restartTimer = setTimeout(() => {
      start().catch((error) => {
        log.warn(`The job queue could not start: ${error.message}`);
        retry();
      });
    }, RESTART_DELAY_MS);
  }

  await start();
  const factsWriter =
    explainMissingDuckdb() === null
      ? startFactsWriter({
          ...{ pool, folder: factsFolder(dataFolder), log, pollIntervalMs },
          write: () => processes.run({ task: 'write_facts' }),
        })
      : null;
  return {
    factsHealth: () => factsWriter?.health() ?? null,
    get isRunning() {
      return currentQueue !== null;
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(restartTimer);
      // Before the processes are aborted, which would otherwise count as a failure to write facts.
      const factsStopPromise = factsWriter?.stop();
      processes.abort();
      // Some jobs cannot be interrupted in time, such as reading a log that is one long match.
      const timer = setTimeout(() => processes.kill(), STOP_TIMEOUT_MS);
      await currentQueue?.end().catch(() => {});
      clearTimeout(timer);
      processes.kill();
      await factsStopPromise;
      currentQueue = null;
      await processes.close();
      await pool.end();
    },
  };
}

function createTasks(
  processes: ReturnType<typeof createJobProcesses>,
  pool: ReturnType<typeof createPool>,
  storeId: string,
  isStopped: () => boolean,
): TaskList {
  let lastRating = { endedAt: Number.NEGATIVE_INFINITY, durationMs: 0 };
  const readUpload: Task = async (payload, { job }) => {
    const upload = payload as JobPayloads['read_upload'];
    const { uploadId, ...options } = upload;
    const isLastAttempt = job.attempts >= job.max_attempts;
    const isRetry = job.attempts > 1 || (upload.requeued ?? 0) > 0;
    try {
      await processes.run({ task: 'read_upload', payload: upload, isRetry, isLastAttempt });
    } catch (error) {
      // The server killed it, which must not use up its attempts.
      if (isStopped()) return addReadUploadJob(pool, uploadId, options);
      // A process that was killed, such as for lack of memory, cannot mark its upload as failed
      // itself.
      if (isLastAttempt) await failUpload(pool, uploadId, 'internal');
      throw error;
    } finally {
      // Whatever was stored is to be rated; if this fails, the rating timer tries again.
      await queueRating(pool).catch(() => {});
    }
  };
  return {
    // For uploads whose store is unknown.
    read_upload: readUpload,
    [createReadTaskName(storeId)]: readUpload,
    async moderate(payload) {
      const moderation = payload as JobPayloads['moderate'];
      try {
        await processes.run({ task: 'moderate', payload: moderation });
      } catch (error) {
        if (isStopped()) return addModerateJob(pool, moderation);
        throw error;
      }
    },
    async rate() {
      const delaySeconds = await computeRateDelay(pool, lastRating);
      if (delaySeconds > 0) return addRateJob(pool, delaySeconds);
      const startedAt = performance.now();
      try {
        await processes.run({ task: 'rate' });
      } catch (error) {
        if (isStopped()) return addRateJob(pool, 1);
        throw error;
      }
      const endedAt = performance.now();
      lastRating = { endedAt, durationMs: endedAt - startedAt };
      await queueRating(pool);
    },
  };
}

/**
 * Makes idle workers look for jobs now; otherwise the next job of a serial queue would wait for the
 * poll.
 */
function pollNow(workers: readonly Worker[]): void {
  for (const worker of workers) {
    try {
      worker.nudge();
    } catch {
      // It has ended.
    }
  }
}

/** Logs the queue's errors; its other messages are not useful to operators. */
function createQueueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message.split('\n', 1)[0] ?? '');
  });
}
