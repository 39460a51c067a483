import type { Queryable } from '../database/define-query.ts';
import { hasUnreadUploads } from './has-unread-uploads.ts';

/** The shortest pause between two ratings while uploads are being read. */
const MIN_PAUSE_MS = 20_000;
/** The pause is also at least this many times as long as the last rating took. */
const PAUSE_DURATION_FACTOR = 8;

/**
 * Returns after how many seconds the job `rate` should check again; 0 if it should rate now.
 * Uploading years of logs, or many uploads at once, requests a new rating with every batch, and only
 * the last one remains. Times are of the monotonic clock, so that a clock that is set back delays
 * nothing.
 */
export async function computeRateDelay(
  db: Queryable,
  lastRating: { endedAt: number; durationMs: number },
) {
  const remainingPauseMs =
    Math.max(MIN_PAUSE_MS, PAUSE_DURATION_FACTOR * lastRating.durationMs) -
    (performance.now() - lastRating.endedAt);
  if (remainingPauseMs <= 0) return 0;
  return (await hasUnreadUploads(db)) ? 1 : 0;
}
