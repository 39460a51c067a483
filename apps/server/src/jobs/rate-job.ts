import type { Pool } from 'pg';

/** While uploads are being read, rating runs at most this often ... */
const leastPauseMs = 20_000;
/** ... and takes at most one part in so many of the time. */
const pausePerRun = 8;

/**
 * How many seconds the job `rate` should still wait: an upload of years of logs, or many at once,
 * asks for a new rating with every batch, and only the last one stays.
 */
export async function rateDelay(pool: Pool, last: { endedAt: number; took: number }) {
  const pause = Math.max(leastPauseMs, pausePerRun * last.took) - (Date.now() - last.endedAt);
  if (pause <= 0) return 0;
  const { rows } = await pool.query<{ open: boolean }>(
    `select exists (select from upload where status in ('queued', 'reading')) as open`,
  );
  return rows[0]?.open ? 1 : 0;
}
