import { ApiError, type Upload, type UploadErrorCode, uploadErrors } from '@scrapboard/contract';

/** HTTP status each refusal is answered with. */
const statusOf: Record<UploadErrorCode, number> = {
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
  disk_full: 507,
  cancelled: 409,
  internal: 500,
};

/** A refusal with a code of the contract; the text for people comes from there too. */
export class UploadError extends ApiError {
  override name = 'UploadError';
  declare readonly code: UploadErrorCode;

  constructor(
    code: UploadErrorCode,
    options: { cause?: unknown; retryAfter?: number; more?: object } = {},
  ) {
    super(statusOf[code], code, uploadErrors[code], options.retryAfter, options.more);
    this.cause = options.cause;
  }
}

/** Every file of an upload is bad: the answer is that of the first, and names them all. */
export const allRefused = (refused: Upload['refused']): UploadError =>
  new UploadError(refused[0]?.code ?? 'no_files', { more: { refused } });
