/** An error response, thrown wherever the problem is found and turned into the error body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** What the error body contains besides code and message, such as the invalid fields. */
  readonly details: object;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    retryAfterSeconds?: number,
    details: object = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

export const notFound = (message: string) => new ApiError(404, 'not_found', message);
export const badRequest = (message: string) => new ApiError(400, 'bad_request', message);

/** Returns the error for everyone who is not an operator, signed in or not. */
export const operatorsOnly = () =>
  new ApiError(403, 'operators_only', 'Only operators of this server may do this.');

/** Returns the error for an unknown player; hidden players are answered with it too. */
export const unknownPlayer = () => notFound('No player with this ID was found.');
