import { crc32 } from 'node:zlib';
import {
  type EntryRange,
  isWantedLog,
  refuseOverlaps,
  toSafePath,
  UploadError,
} from '@scrapboard/uploads';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { MAX_ARCHIVE_ENTRIES, type UploadLimits } from './upload-limits.ts';

export interface ZippedLog {
  path: string;
  /** Compressed size, to detect zip bombs. */
  bytes: number;
  open(): AsyncIterable<Buffer>;
}

export interface ZippedLogs {
  logs: ZippedLog[];
  close(): void;
}

/**
 * Reads the logs in a zip on disk and skips everything else. Checks the whole directory before
 * unpacking the first byte, including that no two logs share bytes. Throws `truncated`,
 * `bad_archive`, `unsafe_path`, `too_many_files` and, if the archive's own sizes exceed the limit,
 * `too_large_expanded`.
 */
export async function readZip(path: string, limits: UploadLimits): Promise<ZippedLogs> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch (cause) {
    throw toArchiveError(cause);
  }
  try {
    const entries = await listLogEntries(zip);
    if (entries.length > limits.files) throw new UploadError('too_many_files');
    const declaredBytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (declaredBytes > limits.expandedBytes) throw new UploadError('too_large_expanded');
    refuseOverlaps(await Promise.all(entries.map((entry) => readRange(zip, entry))));
    const logs = entries.map((entry) => ({
      path: toSafePath(entry.fileName),
      bytes: entry.compressedSize,
      open: () => openEntry(zip, entry),
    }));
    return { logs, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listLogEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ARCHIVE_ENTRIES) throw new UploadError('too_many_files');
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      toSafePath(entry.fileName);
      if (!entry.fileName.endsWith('/') && isWantedLog(entry.fileName)) entries.push(entry);
    }
  } catch (cause) {
    throw toArchiveError(cause);
  }
  return entries;
}

async function readRange(zip: ZipFile, entry: Entry): Promise<EntryRange> {
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return { from: entry.relativeOffsetOfLocalHeader, to: fileDataStart + entry.compressedSize };
  } catch (cause) {
    throw toArchiveError(cause);
  }
}

async function* openEntry(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (cause) {
    throw toArchiveError(cause);
  }
  if (sum !== entry.crc32) throw new UploadError('bad_archive');
}

function toArchiveError(error: unknown): unknown {
  if (error instanceof UploadError) return error;
  const { message = '', code } = error as { message?: string; code?: string };
  if (/absolute path|invalid relative path|invalid characters in file ?name/i.test(message)) {
    return new UploadError('unsafe_path', { cause: error });
  }
  const isTruncated = /end of central directory|unexpected e(nd|of)|overflows? file/i.test(message);
  if (isTruncated || code === 'Z_BUF_ERROR') return new UploadError('truncated', { cause: error });
  return new UploadError('bad_archive', { cause: error });
}
