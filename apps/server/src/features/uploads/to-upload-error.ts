import { UploadError } from '@scrapboard/uploads';

/** Error codes of a full disk in the file system and in PostgreSQL. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Converts an error of a full disk to an upload error; returns any other unchanged. */
export function toUploadError(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code;
  return code !== undefined && DISK_FULL_CODES.has(code)
    ? new UploadError('disk_full', { cause: error, retryAfterSeconds: 60 })
    : error;
}
