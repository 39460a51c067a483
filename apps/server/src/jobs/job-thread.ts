import { parentPort, workerData } from 'node:worker_threads';
import { createPool } from '../database/pool.ts';
import { rateMatches } from '../features/ratings/rate-matches.ts';
import { openRaw } from '../features/uploads/raw-store.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { addRateJob } from './add-jobs.ts';
import type { ThreadData, ThreadReply, ThreadRequest } from './job-threads.ts';
import { readUploadJob } from './read-upload-job.ts';

/**
 * A thread that runs jobs one at a time, so that reading logs and rating never keep the server from
 * answering. Started by `job-threads.ts`.
 */
const { connection, dataFolder, catalogueFolder } = workerData as ThreadData;
const catalogue = loadCatalogue(catalogueFolder);
const quiet = { info() {}, warn() {}, error() {} };
// One for the batch being stored, one for progress beside it.
const pool = createPool({ connection, log: quiet, max: 2 });
let abort = new AbortController();

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'abort') abort.abort();
  else if (request.kind === 'close') close();
  else void answer(request);
});

async function answer(request: ThreadRequest & { kind: 'run' }): Promise<void> {
  abort = new AbortController();
  const { signal } = abort;
  let reply: ThreadReply;
  try {
    if (request.task === 'read_upload') {
      const context = {
        pool,
        signal,
        foldPart: catalogue.foldPartId,
        openRaw: (sha256: string) => openRaw(dataFolder, sha256),
      };
      await readUploadJob(context, request.payload, request.lastAttempt);
    } else {
      await rate(signal);
    }
    reply = { error: null };
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
}

async function rate(signal: AbortSignal): Promise<void> {
  try {
    await rateMatches(pool, { signal, isTeamMode: (mode) => catalogue.mode(mode).teams });
  } catch (error) {
    if (!signal.aborted) throw error;
    await addRateJob(pool, 1);
  }
}

function close(): void {
  parentPort?.close();
  void pool.end();
}
