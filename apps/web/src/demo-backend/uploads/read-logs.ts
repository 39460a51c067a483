import type { LogMatch } from '@scrapboard/match-log';
import { createInstantConverter, groupSessions, readSession } from '@scrapboard/matches';
import type { DataStore } from '../data/data-store.ts';
import { type StoredReport, toStoredReport } from '../data/dataset/stored-report.ts';
import type { AcceptedFiles } from './accept-files.ts';
import { bytesOf } from './log-file.ts';
import type { UploadRecord } from './upload-record.ts';

/** How many matches are stored at once. */
const BATCH_SIZE = 64;
const PROGRESS_INTERVAL_MS = 250;
/** How long reading may block the page at a time. */
const MAX_BLOCKING_MS = 25;
const MAX_EXAMPLES = 10;

/** The upload was cancelled while being read. */
class UploadCancelledError extends Error {}

/**
 * Reads the logs of an upload from the beginning, in the page, and stores their matches. Success
 * and failure are recorded in the upload; never throws.
 */
export async function readLogs(
  store: DataStore,
  { id, logs, timeZone }: AcceptedFiles,
): Promise<void> {
  const updateRecord = async (change: Partial<UploadRecord>): Promise<void> => {
    const isOpen = await store.changeUploads((uploads) => {
      const upload = uploads.find((candidate) => candidate.id === id);
      if (upload?.status !== 'queued' && upload?.status !== 'reading') return false;
      Object.assign(upload, { readAt: store.now() }, change);
      return true;
    });
    if (!isOpen) throw new UploadCancelledError();
  };
  const batches = createBatches(store, id, createInstantConverter(timeZone), updateRecord);
  const ignored = { testDrives: 0, unknownLines: 0, examples: [] as string[] };
  let hasLog = false;
  try {
    await updateRecord({ status: 'reading' });
    for (const { session, combat, game } of groupSessions(logs)) {
      const open = (log: typeof combat) => log && bytesOf(log.open());
      const summary = await readSession(
        { session, combat: open(combat), game: open(game) },
        batches.add,
        batches.advance,
      );
      ignored.testDrives += summary.testDrives;
      ignored.unknownLines += summary.unknownLines;
      ignored.examples.push(...summary.unknownExamples);
      hasLog ||= summary.isLog;
    }
    await batches.flush();
    ignored.examples = ignored.examples.slice(0, MAX_EXAMPLES);
    const finishedAt = store.now();
    await updateRecord(
      hasLog
        ? { status: 'stored', ignored, finishedAt }
        : { status: 'failed', error: 'not_a_log', finishedAt },
    );
  } catch (error) {
    if (error instanceof UploadCancelledError) return;
    console.error(error);
    const isQuotaExceeded = error instanceof DOMException && error.name === 'QuotaExceededError';
    const failed = {
      status: 'failed',
      error: isQuotaExceeded ? 'disk_full' : 'internal',
      finishedAt: store.now(),
    } as const;
    await updateRecord(failed).catch(() => {});
  }
}

/** Collects matches and stores them in batches. */
function createBatches(
  store: DataStore,
  uploadId: string,
  toInstant: (wallClock: number) => number,
  updateRecord: (change: Partial<UploadRecord>) => Promise<void>,
) {
  let pending: Omit<StoredReport, 'outcome'>[] = [];
  let readBytes = 0;
  let ordinal = 0;
  let savedAt = performance.now();
  let yieldedAt = savedAt;

  async function flush(): Promise<void> {
    const batch = pending;
    pending = [];
    savedAt = performance.now();
    if (batch.length === 0) await updateRecord({ readBytes });
    else await updateRecord({ readBytes, matches: await store.addReports(uploadId, batch) });
  }

  return {
    flush,
    add(match: LogMatch): void {
      pending.push(toStoredReport(match, { uploadId, ordinal: ordinal++ }, toInstant));
    },
    async advance(bytes: number): Promise<void> {
      readBytes += bytes;
      const now = performance.now();
      if (pending.length >= BATCH_SIZE || now - savedAt > PROGRESS_INTERVAL_MS) await flush();
      if (now - yieldedAt > MAX_BLOCKING_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        yieldedAt = performance.now();
      }
    },
  };
}
