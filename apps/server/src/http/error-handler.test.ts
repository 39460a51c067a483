import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const { app, logged, pool } = await createTestApp((instance) => {
  instance.get('/api/test/boom', () => {
    throw new Error('the password is hunter2');
  });
  instance.get('/api/test/slow', async () => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 20');
      await client.query('select pg_sleep(5)');
    } finally {
      client.release(true);
    }
  });
});

test('a fault of the server names its request and nothing else; the operator sees the rest', async () => {
  const answer = await app.inject('/api/test/boom');
  expect(answer.statusCode).toBe(500);
  const id = String(answer.headers['x-request-id']);
  expect(answer.json()).toMatchObject({ code: 'internal', requestId: id });
  expect(answer.body).not.toMatch(/hunter2|\.ts/);
  const line = logged.find((one) => one.includes(id));
  expect(line).toMatch(/GET \/api\/test\/boom -> 500[\s\S]+hunter2[\s\S]+error-handler\.test\.ts/);
});

test('a statement that takes too long is a 503 that says when to come back', async () => {
  const answer = await app.inject('/api/test/slow');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json().code).toBe('database_busy');
});

test('every answer names its request, each another', async () => {
  const urls = [
    '/healthz',
    '/api/status',
    '/dev/profile/1',
    '/api/nowhere',
    '/api/players?limit=x',
  ];
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  const ids = answers.map((answer) => answer.headers['x-request-id']);
  expect(new Set(ids).size).toBe(urls.length);
  expect(ids).not.toContain(undefined);
});

test('an error is never kept by anybody', async () => {
  const answer = await app.inject('/api/players?limit=x');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});
