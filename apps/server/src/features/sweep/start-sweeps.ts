import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { DAY_MS } from '../../day-ms.ts';
import type { Log } from '../../log.ts';
import { EVENT_RETENTION_MS } from '../../record-security-event.ts';
import { getErrorMessage } from '../../start-error.ts';
import { endUnprovenLinks } from '../claims/end-links.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { expireNetworks } from './expire-networks.ts';
import { expireUploads } from './expire-uploads.ts';

const HOUR_MS = 60 * 60 * 1000;

interface SweepOptions {
  pool: Pool;
  store: RawStore;
  config: Pick<Config, 'uploadEmptyDays'>;
  log: Log;
  /** Ends a sweep between two batches. */
  signal?: AbortSignal;
}

/** Removes what has expired or lost its proof, now and every hour. Returns a function that stops it. */
export function startSweeps(options: Omit<SweepOptions, 'signal'>): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const sweepNow = () =>
    sweep({ ...options, signal }, Date.now()).catch((error) =>
      options.log.warn(`Could not remove what has expired: ${getErrorMessage(error)}`),
    );
  let lastSweep = sweepNow();
  const timer = setInterval(() => {
    lastSweep = lastSweep.then(sweepNow);
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    controller.abort();
    return lastSweep;
  };
}

/** Removes what has expired by a time in epoch milliseconds, and links that lost their proof. */
export async function sweep(
  { pool, store, config, log, signal }: SweepOptions,
  now: number,
): Promise<void> {
  await expireNetworks(pool, new Date(now - EVENT_RETENTION_MS));
  const receivedBefore = new Date(now - config.uploadEmptyDays * DAY_MS);
  let removedCount = 0;
  for (let removedInBatch = -1; removedInBatch !== 0; removedCount += removedInBatch) {
    removedInBatch = signal?.aborted ? 0 : await expireUploads(pool, store, receivedBefore);
  }
  if (!signal?.aborted) await endUnprovenLinks({ pool, log });
  if (removedCount > 0) log.info(`Removed ${removedCount} old uploads that contained no match`);
}
