import { UploadError } from '@scrapboard/uploads';

/** Of the file system, and of PostgreSQL (disk_full). */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The refusal an error of the disk stands for; anything else is returned as it is. */
export function asUploadError(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code;
  return code !== undefined && fullDisk.has(code)
    ? new UploadError('disk_full', { cause: error, retryAfter: 60 })
    : error;
}
