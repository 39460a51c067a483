import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  assignSessions,
  computeUploadId,
  createAllFilesRefusedError,
  createRefusalList,
  decodeLatin1,
  isSkipped,
  type LogKind,
  type RefusedFile,
  readDateHeader,
  SNIFF_BYTES,
  sniffContainer,
  sniffLog,
  toSafePath,
  type UndatedLog,
  UploadError,
} from '@scrapboard/uploads';
import { peekStream } from './peek-stream.ts';
import type { RawStore } from './raw-store.ts';
import { readZip } from './read-zip.ts';
import type { StagedLog, Staging } from './staging.ts';
import { toUploadError } from './to-upload-error.ts';
import {
  type ExpandedBudget,
  type Expansion,
  enforceBudget,
  rejectBombs,
  unpack,
} from './unpack.ts';
import type { UploadLimits } from './upload-limits.ts';

/** One log of an upload as stored in its row. */
export interface UploadFile {
  /** The cleaned path as sent; logs in the same folder belong together. */
  path: string;
  /** Session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  session: string;
  kind: LogKind;
  sha256: string;
  /** Bytes on disk, compressed. */
  bytes: number;
  expandedBytes: number;
}

/** Logs staged on disk; they are moved to the store before a row references them. */
export interface StagedUpload {
  id: string;
  files: UploadFile[];
  timeZone: string;
  /** Bytes of all logs, unpacked. */
  totalBytes: number;
  refused: RefusedFile[];
  /** The store that the logs are for. */
  store: RawStore;
  /** Moves the logs into the store; must happen before the row is written. */
  moveToStore(): Promise<void>;
}

export interface Intake {
  /**
   * Adds a file: a log, plain or compressed, or a zip. Errors of this file are recorded. Errors
   * that end the whole upload are thrown: `too_large`, `too_many_files`, `disk_full`, and the
   * source's own.
   */
  add(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /**
   * Returns the valid files. Throws the error of `createAllFilesRefusedError`, `bad_session` or `bad_time_zone`.
   */
  finish(fields: { session?: string; timeZone?: string }): Promise<StagedUpload>;
  /** Removes what was not moved into the store. */
  discard(): Promise<void>;
}

interface Candidate extends UndatedLog {
  log: StagedLog;
}

/** Returns the hashes of those of these logs that an operator removed, which are not accepted. */
type FindRemoved = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Receives the files of one upload. */
export function createIntake(
  staging: Staging,
  limits: UploadLimits,
  findRemoved: FindRemoved = async () => new Set(),
): Intake {
  const candidates: Candidate[] = [];
  const { refused, refuse } = createRefusalList(limits.files);
  let receivedBytes = 0;
  // Unpacking takes time even if the result is discarded, so rejected files count here too.
  const workBudget: ExpandedBudget = { bytesLeft: 2 * limits.expandedBytes };
  const budget: ExpandedBudget = { bytesLeft: limits.expandedBytes };

  async function* countBytes(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      receivedBytes += chunk.length;
      if (receivedBytes > limits.uploadBytes) throw new FatalUploadError('too_large');
      yield chunk;
    }
  }

  async function add(name: string, source: AsyncIterable<Buffer>): Promise<void> {
    try {
      const path = toSafePath(name);
      if (isSkipped(path)) return;
      const receivedBefore = receivedBytes;
      const first = await peekStream(countBytes(source), 4);
      if (sniffContainer(first.head) === 'zip') await addZip(path, first.chunks);
      else
        await addLog(path, first.chunks, [createExpansion(() => receivedBytes - receivedBefore)]);
    } catch (error) {
      const uploadError = toUploadError(error);
      if (!(uploadError instanceof UploadError) || isFatal(uploadError)) throw uploadError;
      refuse(name, uploadError);
    }
  }

  async function addZip(path: string, source: AsyncIterable<Buffer>): Promise<void> {
    const tempPath = staging.createTempPath();
    const candidateCount = candidates.length;
    const budgetBefore = budget.bytesLeft;
    try {
      await pipeline(source, createWriteStream(tempPath, { mode: 0o600 }));
      const zip = await readZip(tempPath, limits);
      try {
        if (zip.logs.length === 0) throw new UploadError('no_files');
        const zipBytes = zip.logs.reduce((sum, { bytes }) => sum + bytes, 0);
        const archiveExpansion = createExpansion(() => zipBytes);
        for (const entry of zip.logs) {
          const name = `${path}/${entry.path}`;
          try {
            await addLog(name, entry.open(), [
              createExpansion(() => entry.bytes),
              archiveExpansion,
            ]);
          } catch (error) {
            if (!(error instanceof UploadError) || makesZipUnreadable(error)) throw error;
            refuse(name, error);
          }
        }
      } finally {
        zip.close();
      }
    } catch (error) {
      await Promise.all(candidates.splice(candidateCount).map(({ log }) => staging.discard(log)));
      budget.bytesLeft = budgetBefore;
      throw error;
    } finally {
      await rm(tempPath, { force: true });
    }
  }

  async function addLog(
    path: string,
    source: AsyncIterable<Buffer>,
    expansions: readonly Expansion[],
  ) {
    const outerStream = await peekStream(source, 4);
    const container = sniffContainer(outerStream.head);
    if (container === 'zip') {
      await outerStream.close();
      throw new UploadError('bad_archive');
    }
    const budgetBefore = budget.bytesLeft;
    try {
      const unpackedChunks = rejectBombs(unpack(outerStream.chunks, container), expansions);
      const innerStream = await peekStream(
        enforceBudget(enforceBudget(unpackedChunks, workBudget), budget),
        SNIFF_BYTES,
      );
      let kind: LogKind;
      try {
        kind = sniffLog(innerStream.head, path);
      } catch (error) {
        await innerStream.close();
        throw error;
      }
      if (candidates.length >= limits.files) throw new FatalUploadError('too_many_files');
      const log = await staging.stage(innerStream.chunks);
      const header = readDateHeader(decodeLatin1(innerStream.head));
      candidates.push({ path, kind, log, header, sha256: log.sha256 });
    } catch (error) {
      budget.bytesLeft = budgetBefore;
      if (workBudget.bytesLeft < 0) throw new FatalUploadError('too_large_expanded');
      throw error;
    }
  }

  async function finish(fields: { session?: string; timeZone?: string }): Promise<StagedUpload> {
    const removedHashes = await findRemoved(candidates.map(({ sha256 }) => sha256));
    for (const { path, sha256 } of candidates) {
      if (removedHashes.has(sha256)) refuse(path, new UploadError('removed'));
    }
    const acceptedLogs = candidates.filter(({ sha256 }) => !removedHashes.has(sha256));
    const { withSession, withoutSession, timeZone } = assignSessions(acceptedLogs, fields);
    for (const { path } of withoutSession) refuse(path, new UploadError('no_date'));
    const files = withSession.map(({ path, kind, session, log }): UploadFile => {
      const { sha256, bytes, expandedBytes } = log;
      return { path, session, kind, sha256, bytes, expandedBytes };
    });
    if (files.length === 0) throw createAllFilesRefusedError(refused);
    return {
      id: computeUploadId(
        files.map(({ sha256 }) => sha256),
        (text) => hash('sha256', text, 'hex'),
      ),
      files,
      timeZone,
      totalBytes: files.reduce((sum, file) => sum + file.expandedBytes, 0),
      refused,
      store: staging.store,
      async moveToStore() {
        for (const { log } of withSession) await staging.moveToStore(log);
      },
    };
  }

  async function discard(): Promise<void> {
    await Promise.all(candidates.map(({ log }) => staging.discard(log)));
  }

  return { add, finish, discard };
}

function createExpansion(getReceivedBytes: () => number): Expansion {
  return { getReceivedBytes, expandedBytes: 0 };
}

/** An error after which the remaining files are not processed. */
class FatalUploadError extends UploadError {}

function isFatal(error: UploadError): boolean {
  return error instanceof FatalUploadError || error.code === 'disk_full';
}

/** Returns whether an error makes the rest of an archive useless. */
function makesZipUnreadable(error: UploadError): boolean {
  return isFatal(error) || error.code === 'too_large_expanded';
}
