import { setTimeout as sleep } from 'node:timers/promises';
import type { DiskReserve } from './disk-reserve.ts';
import type { Log } from './log.ts';

const CHECK_INTERVAL_MS = 5000;

/**
 * Waits until the reserve of the disk is free, so that storing what has been received does not fill
 * the disk of the database. Throws the signal's reason.
 */
export async function waitForDiskSpace(
  disk: Pick<DiskReserve, 'read'>,
  log: Pick<Log, 'info'>,
  {
    signal,
    intervalMs = CHECK_INTERVAL_MS,
  }: { signal?: AbortSignal | undefined; intervalMs?: number } = {},
): Promise<void> {
  if (!(await disk.read()).isLow) return;
  log.info('The disk is nearly full: uploads wait to be read until there is more space');
  do await sleep(intervalMs, undefined, { signal });
  while ((await disk.read()).isLow);
  log.info('There is space on the disk again: reading continues');
}
