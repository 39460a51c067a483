import { statfs } from 'node:fs/promises';
import { createDiskFullError } from '../../database/built-in/prepare-data-folder.ts';
import { getErrorCode, getErrorMessage, StartError } from '../../start-error.ts';

/** Space left free, because the database may be on the same disk and must never find it full. */
const RESERVE_BYTES = 256 * 1024 ** 2;

/** Throws StartError if a folder's disk has no room for that many bytes. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + RESERVE_BYTES) return;
  const formatMegabytes = (value: number) => `${Math.ceil(value / 1024 ** 2)} MB`;
  throw new StartError(
    `Not enough space in ${folder}: ${formatMegabytes(bytes)} are needed and ${formatMegabytes(RESERVE_BYTES)} are left free, but there are ${formatMegabytes(bavail * bsize)}`,
  );
}

/** Returns the error to report when writing to a folder has failed. */
export function toWriteError(folder: string, error: unknown): unknown {
  const code = getErrorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return createDiskFullError(folder);
  const isFileError = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EFBIG|EIO)$/.test(code ?? '');
  return isFileError
    ? new StartError(`Cannot write to ${folder}: ${getErrorMessage(error)}`)
    : error;
}
