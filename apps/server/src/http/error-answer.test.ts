import { ApiError, notFound } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { errorAnswer } from './error-answer.ts';

const databaseError = (code: string) =>
  Object.assign(new Error('canceling statement due to statement timeout'), { code });

test('what the server knows is said as it is', () => {
  expect(errorAnswer(notFound('Nobody.'))).toMatchObject({
    statusCode: 404,
    body: { code: 'not_found', message: 'Nobody.' },
    log: false,
  });
  expect(errorAnswer(new ApiError(429, 'busy', 'Later.', 5))).toMatchObject({ retryAfter: 5 });
});

test('a statement that took too long is a 503 to be tried again', () => {
  expect(errorAnswer(databaseError('57014'))).toMatchObject({
    statusCode: 503,
    body: { code: 'database_busy' },
    retryAfter: 2,
  });
});

test('a database that is away is a 503', () => {
  const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(errorAnswer(refused).statusCode).toBe(503);
  expect(errorAnswer(new Error('Connection terminated unexpectedly')).statusCode).toBe(503);
});

test('what is done in the name of an account that is gone is done with a token that is no good', () => {
  const gone = (constraint: string) => Object.assign(databaseError('23503'), { constraint });
  expect(errorAnswer(gone('api_token_account_id_fkey'))).toMatchObject({
    statusCode: 401,
    body: { code: 'token_invalid' },
    log: false,
  });
  expect(errorAnswer(gone('upload_match_match_id_fkey')).statusCode).toBe(500);
});

test('nothing of an unexpected error leaks', () => {
  const secret = new Error('relation "secret" at /srv/app.ts');
  for (const thrown of [secret, databaseError('42P01'), 'secret', null]) {
    const answer = errorAnswer(thrown);
    expect(answer).toMatchObject({ statusCode: 500, body: { code: 'internal' }, log: true });
    expect(JSON.stringify(answer)).not.toMatch(/secret|srv|canceling/);
  }
});

test('what the framework refuses keeps its code', () => {
  const error = Object.assign(new Error('Unsupported Media Type'), {
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    statusCode: 415,
  });
  expect(errorAnswer(error)).toMatchObject({
    statusCode: 415,
    body: { code: 'invalid_media_type' },
  });
});
