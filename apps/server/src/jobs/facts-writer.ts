import type { Pool } from 'pg';
import {
  type FactsState,
  fetchFactsState,
  registerFactsCopy,
} from '../features/facts/facts-copy.ts';
import { ensureFactsCopyId } from '../features/facts/facts-copy-id.ts';
import type { FactsHealth } from '../features/facts/facts-health.ts';
import { readFactsManifest } from '../features/facts/manifest.ts';
import { readUsableManifest } from '../features/facts/write-facts.ts';
import type { Log } from '../log.ts';
import { getErrorMessage } from '../start-error.ts';
import { hasUnreadUploads } from './has-unread-uploads.ts';

/** The interval between searches for changes. */
const POLL_MS = 2000;
/** How long changes wait for others to follow. */
const DEBOUNCE_SECONDS = 2;
/** The pause between two runs: a multiple of the last one's duration, and at least `minMs`. */
const MIN_PAUSE = { durationFactor: 1, minMs: 2000 };
/** The pause while uploads are being read, which need the processors more. */
const MIN_BUSY_PAUSE = { durationFactor: 4, minMs: 30_000 };
/** The pause after a failed run, which doubles with each failure in a row. */
const RETRY_DELAY_MS = { min: 5000, max: 300_000 };
/**
 * How often the files are checked while nothing changes, since somebody may have deleted them. The
 * first check comes after a new server has begun to read uploads, which take precedence.
 */
const CHECK_INTERVAL_MS = 30_000;
/** The delay before files that were still being read during a run are removed. */
const CLEANUP_DELAY_MS = 30_000;
/** How often the copy is registered again: copies that have not been registered for a week are deleted. */
const REGISTER_INTERVAL_MS = 60 * 60 * 1000;

export interface FactsWriterOptions {
  pool: Pool;
  /** The folder of the facts. */
  folder: string;
  /** Writes what has changed. */
  write(): Promise<void>;
  log: Pick<Log, 'warn' | 'info'>;
  pollIntervalMs?: number;
}

export interface FactsWriter {
  health(): FactsHealth;
  /** Starts no further run, and resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Writes the facts whenever something has changed: within seconds, and at longer intervals while
 * uploads are being read or runs take long. A failed run is tried again; nothing waits for it.
 */
export function startFactsWriter(options: FactsWriterOptions): FactsWriter {
  const { pool, folder, write, log, pollIntervalMs = POLL_MS } = options;
  let state: FactsState | null = null;
  let failures = 0;
  let consecutiveFailures = 0;
  let error: string | null = null;
  let lastRunSeconds: number | null = null;
  /** The id of the registered copy: a new one if somebody has deleted the folder. */
  let registeredCopyId = '';
  let registeredAt = 0;
  // Counts the start as the end of a run, so that none slows a start with many uploads to read.
  let endedAt = performance.now();
  let durationMs = 0;
  /** When the files that were replaced are to be removed, unless they are still being read. */
  let cleanupAt = Number.POSITIVE_INFINITY;
  let checkAt = performance.now() + CHECK_INTERVAL_MS;
  let isStopped = false;
  /** When the first run since the last success failed. */
  let failingSince = 0;
  let currentRun: Promise<void> | null = null;

  // Continues during a run, which may wait for disk space, so that the delay stays up to date.
  async function poll(): Promise<void> {
    let copyId: string;
    try {
      copyId = await ensureFactsCopyId(folder);
    } catch (cause) {
      // Without the copy's id, the database cannot tell how long changes have been waiting either.
      state = null;
      if (currentRun === null && mayRetry(performance.now() - endedAt)) recordFailure(cause);
      return;
    }
    if (copyId !== registeredCopyId || performance.now() - registeredAt > REGISTER_INTERVAL_MS) {
      await registerFactsCopy(pool, copyId);
      registeredAt = performance.now();
      if (registeredCopyId !== '' && copyId !== registeredCopyId) checkAt = 0;
      registeredCopyId = copyId;
    }
    state = await fetchFactsState(pool, registeredCopyId);
    if (currentRun !== null || isStopped || !(await isDue())) return;
    currentRun = run().finally(() => {
      currentRun = null;
    });
  }

  /** Returns whether the pause after a failure, if there was one, is over. */
  function mayRetry(idleMs: number): boolean {
    if (consecutiveFailures === 0) return true;
    return (
      idleMs >= Math.min(RETRY_DELAY_MS.max, RETRY_DELAY_MS.min * 2 ** (consecutiveFailures - 1))
    );
  }

  function recordFailure(cause: unknown): void {
    if (consecutiveFailures === 0) failingSince = performance.now();
    failures++;
    consecutiveFailures++;
    endedAt = performance.now();
    error = getErrorMessage(cause);
    log.warn(`The facts could not be written and will be tried again: ${error.split('\n', 1)[0]}`);
  }

  /** Returns how long the oldest change that is not in the facts has been waiting; null without one. */
  function computeDelaySeconds(): number | null {
    const waitingSeconds = state?.delaySeconds ?? null;
    if (consecutiveFailures === 0) return waitingSeconds;
    return Math.max(waitingSeconds ?? 0, (performance.now() - failingSince) / 1000);
  }

  async function isDue(): Promise<boolean> {
    const hasChanges = state?.delaySeconds != null && state.delaySeconds >= DEBOUNCE_SECONDS;
    if (!hasChanges && performance.now() < Math.min(checkAt, cleanupAt)) return false;
    const idleMs = performance.now() - endedAt;
    if (consecutiveFailures > 0) return mayRetry(idleMs);
    const needsBusyPause =
      idleMs < Math.max(MIN_BUSY_PAUSE.minMs, MIN_BUSY_PAUSE.durationFactor * durationMs);
    if (needsBusyPause && (await hasUnreadUploads(pool))) return false;
    if (idleMs < Math.max(MIN_PAUSE.minMs, MIN_PAUSE.durationFactor * durationMs)) return false;
    if (hasChanges || performance.now() >= cleanupAt) return true;
    checkAt = performance.now() + CHECK_INTERVAL_MS;
    return (await readUsableManifest(folder, state?.run ?? null)) === null;
  }

  async function run(): Promise<void> {
    const previousRun = state?.run;
    const startedAt = performance.now();
    try {
      await write();
      consecutiveFailures = 0;
      error = null;
      state = await fetchFactsState(pool, registeredCopyId);
      const hasWritten = state?.run !== previousRun;
      const hasOldFiles = ((await readFactsManifest(folder))?.retired.length ?? 0) > 0;
      cleanupAt = hasOldFiles ? performance.now() + CLEANUP_DELAY_MS : Number.POSITIVE_INFINITY;
      if (hasWritten) lastRunSeconds = (performance.now() - startedAt) / 1000;
    } catch (cause) {
      if (!isStopped) recordFailure(cause);
    } finally {
      endedAt = performance.now();
      durationMs = endedAt - startedAt;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let pollPromise: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      // Without the database there is nothing to write either; the queue reports that.
      pollPromise = poll()
        .catch(() => {})
        .then(() => {
          if (!isStopped) schedule();
        });
    }, pollIntervalMs).unref();
  };
  schedule();

  return {
    health: () => ({
      asOf: state?.asOf ?? null,
      delaySeconds: computeDelaySeconds(),
      rows: state?.rows ?? 0,
      ...{ lastRunSeconds, failures, error },
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await pollPromise;
      await currentRun;
    },
  };
}
