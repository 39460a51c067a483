import { ApiError, notFound } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { toErrorResponse } from './error-response.ts';

const createDatabaseError = (code: string) =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code });

test('known errors keep their message', () => {
  expect(toErrorResponse(notFound('Nobody.'))).toMatchObject({
    statusCode: 404,
    body: { code: 'not_found', message: 'Nobody.' },
    shouldLog: false,
  });
  expect(toErrorResponse(new ApiError(429, 'busy', 'Later.', 5))).toMatchObject({
    retryAfterSeconds: 5,
  });
});

test('a statement timeout is a 503 with Retry-After', () => {
  expect(toErrorResponse(createDatabaseError('57014'))).toMatchObject({
    statusCode: 503,
    body: { code: 'database_busy' },
    retryAfterSeconds: 2,
  });
});

test('an unreachable database is a 503', () => {
  const refusal = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(toErrorResponse(refusal).statusCode).toBe(503);
  expect(toErrorResponse(new Error('Connection terminated unexpectedly')).statusCode).toBe(503);
});

test('a request of an account deleted meanwhile has an invalid token', () => {
  const createForeignKeyViolation = (constraint: string) =>
    Object.assign(createDatabaseError('23503'), { constraint });
  expect(toErrorResponse(createForeignKeyViolation('api_token_account_id_fkey'))).toMatchObject({
    statusCode: 401,
    body: { code: 'token_invalid' },
    shouldLog: false,
  });
  expect(toErrorResponse(createForeignKeyViolation('upload_match_match_id_fkey')).statusCode).toBe(
    500,
  );
});

test('an unexpected error reveals nothing', () => {
  const secret = new Error('relation "secret" at /srv/app.ts');
  for (const thrown of [secret, createDatabaseError('42P01'), 'secret', null]) {
    const response = toErrorResponse(thrown);
    expect(response).toMatchObject({
      statusCode: 500,
      body: { code: 'internal' },
      shouldLog: true,
    });
    expect(JSON.stringify(response)).not.toMatch(/secret|srv|canceling/);
  }
});

test('errors of the framework keep their status and code', () => {
  const error = Object.assign(new Error('Unsupported Media Type'), {
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    statusCode: 415,
  });
  expect(toErrorResponse(error)).toMatchObject({
    statusCode: 415,
    body: { code: 'invalid_media_type' },
  });
});
