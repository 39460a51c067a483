import { ApiError, type Upload, type UploadErrorCode, uploadErrors } from '@scrapboard/contract';

/** The HTTP status of each error. */
const statusByCode: Record<UploadErrorCode, number> = {
  no_files: 400,
  empty: 400,
  not_a_log: 422,
  binary: 415,
  too_large: 413,
  too_large_expanded: 413,
  too_many_files: 413,
  bad_archive: 400,
  unsafe_path: 400,
  truncated: 400,
  no_date: 422,
  bad_session: 400,
  bad_time_zone: 400,
  too_many_uploads: 429,
  too_slow: 408,
  quota_used_up: 429,
  disk_full: 507,
  cancelled: 409,
  removed: 403,
  internal: 500,
};

/** An upload error by its code in the contract, which also provides the message. */
export class UploadError extends ApiError {
  override name = 'UploadError';
  declare readonly code: UploadErrorCode;

  constructor(
    code: UploadErrorCode,
    options: { cause?: unknown; retryAfterSeconds?: number; details?: object } = {},
  ) {
    super(statusByCode[code], code, uploadErrors[code], options.retryAfterSeconds, options.details);
    this.cause = options.cause;
  }
}

/**
 * Returns the error for an upload whose files are all invalid: that of the first file, with a list
 * of all.
 */
export const createAllFilesRefusedError = (refused: Upload['refused']): UploadError =>
  new UploadError(refused[0]?.code ?? 'no_files', { details: { refused } });
