/**
 * A process that runs jobs, so that reading logs and rating never block the server,
 * and their memory is released. Started by `job-processes.ts`.
 */

import { createPool } from '../database/pool.ts';
import { createDiskReserve } from '../disk-reserve.ts';
import { rateMatches } from '../features/ratings/rate-matches.ts';
import { finishRemovals } from '../features/rebuild/remove-upload.ts';
import { openRawStore } from '../features/uploads/raw-store.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { type Log, silentLog } from '../log.ts';
import { addRateJob } from '../queue/add-jobs.ts';
import { waitForDiskSpace } from '../wait-for-disk-space.ts';
import {
  type Job,
  type JobContext,
  type JobLogLine,
  type JobReply,
  type JobRequest,
  MAX_UPLOADS_PER_PROCESS,
} from './job-processes.ts';
import { moderateJob } from './moderate-job.ts';
import { readUploadJob } from './read-upload-job.ts';
import { writeFactsJob } from './write-facts-job.ts';

let worker: ReturnType<typeof createWorker> | undefined;

process.on('message', (request: JobRequest) => {
  if (request.kind === 'start') worker = createWorker(request.context);
  else if (request.kind === 'abort') worker?.abort();
  else if (request.kind === 'close') void worker?.close().finally(() => process.disconnect?.());
  else void worker?.run(request).then(send);
});
// The server has exited, so there is no one to reply to; the interrupted job will be retried.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal also reaches this process, but the server decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function send(message: JobReply | JobLogLine): void {
  process.send?.(message);
}

/** The server writes the lines, since it alone knows the level and format of its log. */
const log: Pick<Log, 'info'> = {
  info: (message, fields = {}) => send({ line: message, fields }),
};

function createWorker(context: JobContext) {
  const { connection, dataFolder, catalogueFolder, diskReserveBytes, factsMemoryBytes } = context;
  const catalogue = loadCatalogue(catalogueFolder);
  // For each job, one for the batch being stored, one for its progress or the lock of a removal.
  const pool = createPool({ connection, log: silentLog, max: 2 * MAX_UPLOADS_PER_PROCESS });
  const store = openRawStore(dataFolder);
  const disk = createDiskReserve({ folder: dataFolder, reserveBytes: diskReserveBytes });
  const waitForSpace = (signal?: AbortSignal) => waitForDiskSpace(disk, log, { signal });
  const runControllers = new Set<AbortController>();

  async function run({ id, job }: { id: number; job: Job }): Promise<JobReply> {
    const controller = new AbortController();
    runControllers.add(controller);
    const { signal } = controller;
    try {
      if (job.task === 'read_upload') {
        const context = {
          ...{ pool, signal, log },
          basePartIdOf: catalogue.basePartIdOf,
          openRaw: (await store).openRaw,
          shouldCheckLogs: true,
          waitForSpace,
        };
        await readUploadJob(context, job.payload, job.isLastAttempt);
      } else if (job.task === 'finish_removals') {
        await finishRemovals({
          pool,
          log,
          store: await store,
          basePartIdOf: catalogue.basePartIdOf,
        });
      } else if (job.task === 'moderate') {
        const context = { pool, log, store: await store, basePartIdOf: catalogue.basePartIdOf };
        await moderateJob(context, job.payload);
      } else if (job.task === 'write_facts') {
        await waitForSpace(signal);
        await writeFactsJob({ pool, signal }, dataFolder, factsMemoryBytes);
      } else {
        await rate(signal);
      }
      return { id, error: null };
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { id, error: text };
    } finally {
      runControllers.delete(controller);
    }
  }

  /** Rates matches; if that is interrupted, nothing is stored and the requests remain. */
  async function rate(signal: AbortSignal): Promise<void> {
    try {
      await waitForSpace(signal);
      await rateMatches(pool, {
        signal,
        isTeamMode: (mode) => catalogue.mode(mode).teams,
        seasonOf: (at) => catalogue.seasonAt(at).id,
      });
    } catch (error) {
      if (!signal.aborted) throw error;
      await addRateJob(pool, 1);
    }
  }

  function abort(): void {
    for (const controller of runControllers) controller.abort();
  }

  return { run, abort, close: () => pool.end() };
}
