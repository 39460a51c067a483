import type { Pool } from 'pg';
import {
  type FactsState,
  fetchFactsState,
  registerFactsCopy,
} from '../features/facts/facts-copy.ts';
import { openFactsCopy } from '../features/facts/facts-copy-id.ts';
import type { FactsHealth } from '../features/facts/facts-health.ts';
import { readFactsManifest } from '../features/facts/manifest.ts';
import { readUsableManifest } from '../features/facts/write-facts.ts';
import type { Log } from '../log.ts';
import { errorText } from '../start-error.ts';
import { isReadingUploads } from './is-reading-uploads.ts';

/** How often changes are looked for. */
const POLL_MS = 2000;
/** Changes wait this long for those that follow them. */
const DEBOUNCE_SECONDS = 2;
/** The pause between two runs, as a multiple of the last one's duration, and at least so long. */
const PAUSE = { perRun: 1, minMs: 2000 };
/** The same while uploads are being read, to which the processors belong. */
const BUSY_PAUSE = { perRun: 4, minMs: 30_000 };
/** After a failed run, twice as long each time. */
const RETRY_MS = { first: 5000, most: 300_000 };
/**
 * How often the files are looked at when nothing has changed, for somebody may have deleted them. The
 * first time is later than a new server begins to read uploads, which come first.
 */
const CHECK_MS = 30_000;
/** How long after a run it is seen again whether old files are no longer being read. */
const TIDY_MS = 30_000;
/** Copies that nobody has kept for a week are forgotten. */
const REGISTER_MS = 60 * 60 * 1000;

export interface KeepFacts {
  pool: Pool;
  /** The folder of the facts. */
  folder: string;
  /** Writes what has changed. */
  write(): Promise<void>;
  log: Pick<Log, 'warn' | 'info'>;
  pollInterval?: number;
}

export interface FactsKeeper {
  health(): FactsHealth;
  /** Starts no further run, and resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Writes the facts whenever something has changed: within seconds, and at longer intervals while
 * uploads are being read or runs take long. A failed run is repeated; nothing waits for it.
 */
export function keepFacts(options: KeepFacts): FactsKeeper {
  const { pool, folder, write, log, pollInterval = POLL_MS } = options;
  let state: FactsState | null = null;
  let failures = 0;
  let failedInARow = 0;
  let error: string | null = null;
  let lastRunSeconds: number | null = null;
  /** The name of the facts in the folder: another one if somebody has deleted it. */
  let copy = '';
  let registeredAt = 0;
  // As if a run had just ended, so that a start with many uploads to read is not delayed by one.
  let endedAt = performance.now();
  let durationMs = 0;
  /** When the files that were replaced are removed, unless they are being read. */
  let tidyAt = Number.POSITIVE_INFINITY;
  let checkAt = performance.now() + CHECK_MS;
  let isStopped = false;
  /** When the first of the runs failed that have failed since the last success. */
  let failingSince = 0;
  let running: Promise<void> | null = null;

  // Goes on while a run lasts, which may wait for space on the disk: what changes meanwhile waits too.
  async function poll(): Promise<void> {
    let found: string;
    try {
      found = await openFactsCopy(folder);
    } catch (cause) {
      // Without its name, the database cannot tell either for how long changes have been waiting.
      state = null;
      if (running === null && hasRested(performance.now() - endedAt)) fail(cause);
      return;
    }
    if (found !== copy || performance.now() - registeredAt > REGISTER_MS) {
      await registerFactsCopy(pool, found);
      registeredAt = performance.now();
      if (copy !== '' && found !== copy) checkAt = 0;
      copy = found;
    }
    state = await fetchFactsState(pool, copy);
    if (running !== null || isStopped || !(await isDue())) return;
    running = run().finally(() => {
      running = null;
    });
  }

  /** Returns whether it is time to try again what has failed, if it has. */
  function hasRested(rested: number): boolean {
    if (failedInARow === 0) return true;
    return rested >= Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** (failedInARow - 1));
  }

  function fail(cause: unknown): void {
    if (failedInARow === 0) failingSince = performance.now();
    failures++;
    failedInARow++;
    endedAt = performance.now();
    error = errorText(cause);
    log.warn(`The facts could not be written, which is repeated: ${error.split('\n', 1)[0]}`);
  }

  /** Returns for how long something that is not in the facts has been waiting; null if nothing has. */
  function delaySeconds(): number | null {
    const waiting = state?.delaySeconds ?? null;
    if (failedInARow === 0) return waiting;
    return Math.max(waiting ?? 0, (performance.now() - failingSince) / 1000);
  }

  async function isDue(): Promise<boolean> {
    const hasChanges = state?.delaySeconds != null && state.delaySeconds >= DEBOUNCE_SECONDS;
    if (!hasChanges && performance.now() < Math.min(checkAt, tidyAt)) return false;
    const rested = performance.now() - endedAt;
    if (failedInARow > 0) return hasRested(rested);
    const isBusy = rested < BUSY_PAUSE.minMs || rested < BUSY_PAUSE.perRun * durationMs;
    if (isBusy && (await isReadingUploads(pool))) return false;
    if (rested < Math.max(PAUSE.minMs, PAUSE.perRun * durationMs)) return false;
    if (hasChanges || performance.now() >= tidyAt) return true;
    checkAt = performance.now() + CHECK_MS;
    return (await readUsableManifest(folder, state?.run ?? null)) === null;
  }

  async function run(): Promise<void> {
    const before = state?.run;
    const startedAt = performance.now();
    try {
      await write();
      failedInARow = 0;
      error = null;
      state = await fetchFactsState(pool, copy);
      const hasWritten = state?.run !== before;
      const hasOldFiles = ((await readFactsManifest(folder))?.retired.length ?? 0) > 0;
      tidyAt = hasOldFiles ? performance.now() + TIDY_MS : Number.POSITIVE_INFINITY;
      if (hasWritten) lastRunSeconds = (performance.now() - startedAt) / 1000;
    } catch (cause) {
      if (!isStopped) fail(cause);
    } finally {
      endedAt = performance.now();
      durationMs = endedAt - startedAt;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      // Without the database there is nothing to write either; the queue reports that.
      polling = poll()
        .catch(() => {})
        .then(() => {
          if (!isStopped) schedule();
        });
    }, pollInterval).unref();
  };
  schedule();

  return {
    health: () => ({
      asOf: state?.asOf ?? null,
      delaySeconds: delaySeconds(),
      rows: state?.rows ?? 0,
      ...{ lastRunSeconds, failures, error },
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await polling;
      await running;
    },
  };
}
