import type { ErrorBody } from '@scrapboard/contract';
import { ApiError, accountError } from '@scrapboard/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

export interface ErrorResponse {
  statusCode: number;
  body: Omit<ErrorBody, 'requestId'>;
  retryAfterSeconds?: number;
  /** Whether it belongs in the server's log. */
  shouldLog: boolean;
}

/** PostgreSQL error codes (class and condition) that mean "busy or unavailable", not "wrong". */
const BUSY_DATABASE_CODES = new Set([
  '57014', // query_canceled: statement_timeout
  '55P03', // lock_not_available
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
/**
 * A row would reference one that no longer exists; if that is an account, it was deleted in the
 * meantime.
 */
const FOREIGN_KEY_VIOLATION = '23503';
const CONNECTION_ERROR_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** Converts any error to what the client may see of it. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiError) {
    const { statusCode, code, message, retryAfterSeconds, details } = error;
    const response = { statusCode, body: { code, message, ...details }, shouldLog: false };
    return retryAfterSeconds === undefined ? response : { ...response, retryAfterSeconds };
  }
  if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === 'body') {
    return { statusCode: 400, body: describeBodyErrors(error.validation), shouldLog: false };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      statusCode: 400,
      body: { code: 'bad_request', message: describeValidationError(error) },
      shouldLog: false,
    };
  }
  const { code, constraint, statusCode, syscall, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<'code' | 'constraint' | 'statusCode' | 'syscall' | 'message', unknown>;
  if (code === FOREIGN_KEY_VIOLATION && /_account_id_fkey$/.test(String(constraint))) {
    return toErrorResponse(accountError('token_invalid'));
  }
  const isUnavailable =
    typeof code === 'string' &&
    (BUSY_DATABASE_CODES.has(code) || (CONNECTION_ERROR_CODES.has(code) && syscall === 'connect'));
  if (isUnavailable || isPoolTimeout(message)) {
    return {
      statusCode: 503,
      body: {
        code: 'database_busy',
        message: 'The database didn’t respond in time. Try again in a moment.',
      },
      retryAfterSeconds: 2,
      shouldLog: true,
    };
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return {
      statusCode,
      body: { code: toErrorCode(code), message: toErrorMessage(code, message) },
      shouldLog: false,
    };
  }
  return {
    statusCode: 500,
    body: {
      code: 'internal',
      message:
        'Internal server error. If it happens again, give the request ID to the server operator.',
    },
    shouldLog: true,
  };
}

/** Recognizes errors that pg throws without a code. */
function isPoolTimeout(message: unknown): boolean {
  return (
    typeof message === 'string' &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(message)
  );
}

function toErrorMessage(code: unknown, message: unknown): string {
  return code === 'FST_ERR_CTP_INVALID_JSON_BODY'
    ? 'Request body is not valid JSON.'
    : String(message);
}

/** Converts a code: `FST_ERR_CTP_INVALID_MEDIA_TYPE` -> `invalid_media_type`. */
function toErrorCode(code: unknown): string {
  if (typeof code !== 'string') return 'bad_request';
  return code.toLowerCase().replace(/^fst_(err_)?(ctp_)?/, '');
}

/** Returns what forms show: the contract's messages by field, and the first one as the message. */
function describeBodyErrors(
  validation: readonly { instancePath: string; message?: string }[],
): ErrorResponse['body'] {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = '' } of validation) {
    fields[instancePath.replace(/^\//, '').replaceAll('/', '.')] ??= message;
  }
  const message = Object.values(fields)[0] ?? 'The request body is invalid.';
  return { code: 'bad_request', message, fields };
}

const requestParts: Record<string, string> = {
  querystring: 'query',
  params: 'path',
  body: 'body',
  headers: 'header',
};

function describeValidationError(error: {
  validation: readonly { instancePath: string; message?: string }[];
  validationContext?: string;
}): string {
  const requestPart = requestParts[error.validationContext ?? ''] ?? 'request';
  const issues = error.validation.map(({ instancePath, message }) => {
    const name = instancePath.replace(/^\//, '').replaceAll('/', '.');
    return name ? `${name}: ${message}` : `${message}`;
  });
  return `Invalid ${requestPart}. ${issues.join('; ')}`;
}
