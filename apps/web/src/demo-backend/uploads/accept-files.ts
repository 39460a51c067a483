import {
  assignSessions,
  computeUploadId,
  createAllFilesRefusedError,
  createRefusalList,
  decodeLatin1,
  isBomb,
  isSkipped,
  type RefusedFile,
  readDateHeader,
  SNIFF_BYTES,
  sniffContainer,
  sniffLog,
  toSafePath,
  type UndatedLog,
  UploadError,
} from '@scrapboard/uploads';
import { Sha256, sha256 } from '../data/sha256.ts';
import { bytesOf, type LogFile } from './log-file.ts';
import { readZip } from './read-zip.ts';
import { uploadLimits } from './upload-limits.ts';

interface AcceptedLog extends UndatedLog, LogFile {
  path: string;
  /** Unpacked. */
  bytes: number;
}

/** Valid logs, each with its session. */
export interface AcceptedFiles {
  id: string;
  logs: (AcceptedLog & { session: string })[];
  timeZone: string;
  totalBytes: number;
  refused: RefusedFile[];
}

/**
 * Validates the files of an upload as the server does. Errors of a single file are recorded; those
 * that end the whole upload are thrown, as is the error of `createAllFilesRefusedError` if no file is valid.
 */
export async function acceptFiles(
  files: readonly File[],
  fields: { session?: string; timeZone?: string },
): Promise<AcceptedFiles> {
  if (files.reduce((sum, { size }) => sum + size, 0) > uploadLimits.uploadBytes) {
    throw new UploadError('too_large');
  }
  const accepted: AcceptedLog[] = [];
  const { refused, refuse } = createRefusalList(uploadLimits.files);
  const budget = { remainingBytes: uploadLimits.expandedBytes };
  for (const file of files) {
    try {
      for (const log of await logsOf(file)) {
        try {
          accepted.push(await acceptLog(log, budget));
        } catch (error) {
          refuse(log.path, toUploadError(error));
        }
        if (accepted.length > uploadLimits.files) throw new UploadError('too_many_files');
      }
    } catch (error) {
      const failure = toUploadError(error);
      if (failure.code === 'too_many_files' && accepted.length > uploadLimits.files) throw failure;
      refuse(file.name, failure);
    }
  }
  const { withSession, withoutSession, timeZone } = assignSessions(accepted, fields);
  for (const { path } of withoutSession) refuse(path, new UploadError('no_date'));
  if (withSession.length === 0) throw createAllFilesRefusedError(refused);
  return {
    id: computeUploadId(
      withSession.map((log) => log.sha256),
      sha256,
    ),
    logs: withSession,
    timeZone,
    totalBytes: withSession.reduce((sum, { bytes }) => sum + bytes, 0),
    refused,
  };
}

/** Returns the log or logs in a file; none for an unrelated file of a dropped folder. */
async function logsOf(file: File): Promise<LogFile[]> {
  const path = toSafePath(file.name);
  if (isSkipped(path)) return [];
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (sniffContainer(head) !== 'zip') {
    return [{ path, packedBytes: file.size, open: () => file.stream() }];
  }
  const logs = await readZip(file);
  if (logs.length === 0) throw new UploadError('no_files');
  return logs.map((log) => ({ ...log, path: `${path}/${log.path}` }));
}

/** Reads a whole log to find its kind, size and hash. */
async function acceptLog(
  { path, packedBytes, open }: LogFile,
  budget: { remainingBytes: number },
): Promise<AcceptedLog> {
  const openUnpacked = await createUnpacker(open);
  const hash = new Sha256();
  const head = new Uint8Array(SNIFF_BYTES);
  let bytes = 0;
  for await (const chunk of bytesOf(openUnpacked())) {
    if (bytes < SNIFF_BYTES) head.set(chunk.subarray(0, SNIFF_BYTES - bytes), bytes);
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > budget.remainingBytes || isBomb(bytes, packedBytes))
      throw new UploadError('too_large_expanded');
  }
  const start = head.subarray(0, bytes);
  const kind = sniffLog(start, path);
  budget.remainingBytes -= bytes;
  const header = readDateHeader(decodeLatin1(start));
  return { path, packedBytes, open: openUnpacked, kind, header, sha256: hash.hex(), bytes };
}

async function createUnpacker(open: LogFile['open']): Promise<LogFile['open']> {
  const first = await bytesOf(open()).next();
  switch (sniffContainer(first.done === true ? new Uint8Array() : first.value)) {
    case 'plain':
      return open;
    case 'gzip':
      return () => open().pipeThrough(new DecompressionStream('gzip'));
    default:
      // Browsers cannot decompress zstd reliably, and a zip within a zip is not a log.
      throw new UploadError('bad_archive');
  }
}

/** Decompression errors are TypeErrors whose message differs between browsers. */
function toUploadError(error: unknown): UploadError {
  if (error instanceof UploadError) return error;
  const text = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : '';
  const isTruncated = /truncat|unexpected end|incomplete/i.test(text);
  return new UploadError(isTruncated ? 'truncated' : 'bad_archive', { cause: error });
}
