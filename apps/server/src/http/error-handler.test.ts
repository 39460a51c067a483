import { expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const { app, logLines, pool } = await createTestApp((instance) => {
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

test('an internal error shows only its request id; the log has the rest', async () => {
  const response = await app.inject('/api/test/boom');
  expect(response.statusCode).toBe(500);
  const id = String(response.headers['x-request-id']);
  expect(response.json()).toMatchObject({ code: 'internal', requestId: id });
  expect(response.body).not.toMatch(/hunter2|\.ts/);
  const line = logLines.find((text) => text.includes(id));
  expect(line).toMatch(/GET \/api\/test\/boom -> 500[\s\S]+hunter2[\s\S]+error-handler\.test\.ts/);
});

test('a statement that takes too long is a 503 with Retry-After', async () => {
  const response = await app.inject('/api/test/slow');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.json().code).toBe('database_busy');
});

test('every response has its own request id', async () => {
  const urls = [
    '/healthz',
    '/api/status',
    '/dev/profile/1',
    '/api/nowhere',
    '/api/players?limit=x',
  ];
  const responses = await Promise.all(urls.map((url) => app.inject(url)));
  const ids = responses.map((response) => response.headers['x-request-id']);
  expect(new Set(ids).size).toBe(urls.length);
  expect(ids).not.toContain(undefined);
});

test('errors are never cached', async () => {
  const response = await app.inject('/api/players?limit=x');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers.etag).toBeUndefined();
});
