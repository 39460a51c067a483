import { uploadErrors } from '@scrapboard/contract';
import type { LogMatch } from '@scrapboard/match-log';
import { createInstantConverter, type LogSession, readSession } from '@scrapboard/matches';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { type StoredFile, type UnreadFile, upload } from '../../database/tables/uploads.ts';
import { failOpenUpload } from '../uploads/cancel-upload.ts';
import { cacheLogs } from './cache-logs.ts';
import { findUnreadableFiles, selectReadableSessions } from './readable-sessions.ts';
import { removeSightings } from './remove-sightings.ts';
import { type StoreContext, storeMatches, UploadEndedError } from './store-matches.ts';

export interface ReadContext extends StoreContext {
  /** Whether logs are checked by their hashes, and those that fail left out. */
  shouldCheckLogs?: boolean;
  /** Stops between batches; what was stored stays, and reading again completes it. */
  signal?: AbortSignal;
  /** Waits before each batch while the disk is nearly full. Throws the signal's reason. */
  waitForSpace?(signal?: AbortSignal): Promise<void>;
}

/** Matches per transaction: enough to share its cost, few enough that others do not wait long. */
const BATCH_SIZE = 64;
const PROGRESS_INTERVAL_MS = 500;
/** The most bytes of checked logs that stay in memory until they are read. */
const MAX_CACHED_BYTES = 32 * 1024 ** 2;
const MAX_EXAMPLES = 10;

/**
 * Reads an upload's raw logs from the beginning and stores their matches. Safe to repeat after a
 * crash; another reading of the same upload that is in progress stops, because what it stored may
 * be gone (see `rebuild`). Logs that cannot be read are left out and listed in `unread`. Does
 * nothing to an upload that has ended (stored, failed, cancelled or deleted). With `limit`, stops
 * after that many matches and marks the upload as failed, which restores a cancelled one. Throws
 * errors of the disk and the database, and the signal's reason.
 */
export async function readUpload(
  context: ReadContext,
  uploadId: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<void> {
  const startedReading = await beginReading.first(context.pool, uploadId);
  if (startedReading === undefined) return;
  const { shouldCheckLogs, openRaw: openStored } = context;
  // Most logs are then decompressed only once.
  const openRaw = shouldCheckLogs ? cacheLogs(openStored, MAX_CACHED_BYTES) : openStored;
  const unreadFiles = await updateUnread({ ...context, openRaw }, uploadId, startedReading);
  const batches = createBatches(context, { uploadId, limit, ...startedReading });
  const ignored = { testDrives: 0, unknownLines: 0, examples: [] as string[] };
  let hasLog = false;
  try {
    for (const session of selectReadableSessions(startedReading.files, unreadFiles)) {
      if (batches.hasReachedLimit()) break;
      const logs = openSession(openRaw, session);
      const summary = await readSession(logs, batches.add, batches.advance);
      ignored.testDrives += summary.testDrives;
      ignored.unknownLines += summary.unknownLines;
      ignored.examples.push(...summary.unknownExamples);
      hasLog ||= summary.isLog;
    }
    await batches.end();
    if (limit !== Number.POSITIVE_INFINITY)
      return await restoreFailure(context.pool, uploadId, startedReading);
    ignored.examples = ignored.examples.slice(0, MAX_EXAMPLES).map(toJsonbText);
    if (hasLog) await endReading.run(context.pool, uploadId, startedReading.reading, ignored);
    else
      await failUpload(context.pool, uploadId, unreadFiles.length > 0 ? 'internal' : 'not_a_log');
  } catch (error) {
    await batches.waitForStoring();
    if (!(error instanceof UploadEndedError) && !(error instanceof LimitReachedError)) throw error;
    if (error instanceof UploadEndedError) return;
    await batches.end();
    await restoreFailure(context.pool, uploadId, startedReading);
  }
}

/** Marks an upload as failed; what was stored of it stays. */
export async function failUpload(
  pool: Queryable,
  uploadId: string,
  code: 'not_a_log' | 'internal',
): Promise<void> {
  await failOpenUpload.run(pool, uploadId, { code, message: uploadErrors[code] });
}

const markFailed = defineQuery({
  text: `update upload set status = 'failed' where id = $1 and status = 'reading' and reading = $2`,
  parameters: ['text', 'int4'],
});

async function restoreFailure(
  pool: Pool,
  uploadId: string,
  { reading }: StartedReading,
): Promise<void> {
  await markFailed.run(pool, uploadId, reading);
}

interface StartedReading {
  files: StoredFile[];
  timeZone: string;
  /** The number of this reading: a later one of the same upload ends it. */
  reading: number;
  /** The logs that the last reading left out. */
  unread: UnreadFile[];
  /** Whether what earlier readings stored has to be removed first. */
  stale: boolean;
}

const beginReading = defineQuery({
  text: `update upload set status = 'reading', read_bytes = 0, reading = reading + 1
      where id = $1 and status in ('queued', 'reading')
      returning files, time_zone as "timeZone", reading, unread, stale`,
  parameters: ['text'],
  columns: { ...pick(upload, 'files', 'reading', 'unread', 'stale'), timeZone: 'text' },
});

const markStale = defineQuery({
  text: `update upload set stale = true where id = $1 and status = 'reading' and reading = $2`,
  parameters: ['text', 'int4'],
});

const saveUnread = defineQuery({
  text: `update upload set unread = $3, stale = false
      where id = $1 and status = 'reading' and reading = $2`,
  parameters: ['text', 'int4', 'jsonb'],
});

/**
 * Checks the logs before anything is stored from them, and returns those to leave out. If these or
 * the dates differ from those of the last reading, what that reading stored is removed first:
 * matches are identified by their position in the upload, which may now differ.
 */
async function updateUnread(
  context: ReadContext,
  uploadId: string,
  { files, reading, unread: previousUnread, stale }: StartedReading,
): Promise<UnreadFile[]> {
  const { pool, openRaw, shouldCheckLogs } = context;
  const unreadFiles = shouldCheckLogs ? await findUnreadableFiles(openRaw, files) : [];
  const isSame = JSON.stringify(unreadFiles) === JSON.stringify(previousUnread);
  if (isSame && !stale) return unreadFiles;
  if ((await markStale.run(pool, uploadId, reading)) === 0) return unreadFiles;
  await removeSightings(context, uploadId);
  await saveUnread.run(pool, uploadId, reading, unreadFiles);
  return unreadFiles;
}

const endReading = defineQuery({
  text: `update upload set status = 'stored', read_bytes = total_bytes, ignored = $3, error = null,
      finished_at = now() where id = $1 and status = 'reading' and reading = $2`,
  parameters: ['text', 'int4', 'jsonb'],
});

const updateReadBytes = defineQuery({
  text: `update upload set read_bytes = $3 where id = $1 and status = 'reading' and reading = $2`,
  parameters: ['text', 'int4', 'int8'],
});

function openSession(
  openRaw: ReadContext['openRaw'],
  { session, combat, game }: LogSession<StoredFile>,
) {
  const openFile = (file: StoredFile | null) => (file === null ? null : openRaw(file.sha256));
  return { session, combat: openFile(combat), game: openFile(game) };
}

class LimitReachedError extends Error {}

/** Collects matches and stores one batch at a time while the next ones are read. */
function createBatches(
  context: ReadContext,
  {
    uploadId,
    timeZone,
    reading,
    limit,
  }: Pick<StartedReading, 'timeZone' | 'reading'> & { uploadId: string; limit: number },
) {
  const toInstant = createInstantConverter(timeZone);
  const pendingMatches: { ordinal: number; match: LogMatch }[] = [];
  let storePromise: Promise<void> = Promise.resolve();
  let bytes = 0;
  let matches = 0;
  let savedAt = Date.now();

  /** Stores the next batch of at most `BATCH_SIZE` matches after the previous one. */
  async function flush(): Promise<void> {
    await storePromise;
    context.signal?.throwIfAborted();
    await context.waitForSpace?.(context.signal);
    const batch = pendingMatches.splice(0, BATCH_SIZE);
    const last = batch.at(-1);
    if (last === undefined) return;
    savedAt = Date.now();
    const progress = { bytes, matches: last.ordinal + 1 };
    storePromise = storeMatches(context, {
      uploadId,
      reading,
      toInstant,
      matches: batch,
      progress,
    });
    // Awaited by the next flush; until then a failure must not count as unhandled.
    storePromise.catch(() => {});
  }

  async function saveProgress(): Promise<void> {
    savedAt = Date.now();
    await storePromise;
    const updatedRows = await updateReadBytes.run(context.pool, uploadId, reading, bytes);
    if (updatedRows === 0) throw new UploadEndedError(uploadId);
  }

  return {
    add(match: LogMatch): void {
      if (matches < limit) pendingMatches.push({ ordinal: matches++, match });
    },
    async advance(bytesRead: number): Promise<void> {
      bytes += bytesRead;
      context.signal?.throwIfAborted();
      if (matches >= limit) throw new LimitReachedError();
      while (pendingMatches.length >= BATCH_SIZE) await flush();
      if (Date.now() - savedAt > PROGRESS_INTERVAL_MS) {
        if (pendingMatches.length > 0) await flush();
        else await saveProgress();
      }
    },
    hasReachedLimit: () => matches >= limit,
    async end(): Promise<void> {
      while (pendingMatches.length > 0) await flush();
      await storePromise;
    },
    async waitForStoring(): Promise<void> {
      await storePromise.catch(() => {});
    },
  };
}

/** Returns text that jsonb accepts: without NUL and lone surrogates, which a cut line may have. */
function toJsonbText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
