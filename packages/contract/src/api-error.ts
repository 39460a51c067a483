/** An answer that is not a success, thrown from wherever it is known; becomes the error body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What the error body says besides code and message, such as which fields are wrong. */
  readonly more: object;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    retryAfter?: number,
    more: object = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.more = more;
  }
}

export const notFound = (message: string) => new ApiError(404, 'not_found', message);
export const badRequest = (message: string) => new ApiError(400, 'bad_request', message);

/** A hidden player answers like one nobody has met. */
export const unknownPlayer = () => notFound('No player with this ID was found.');
