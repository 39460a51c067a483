import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { checkReadiness } from './check-readiness.ts';

const { app, get, deps, pool } = await createTestApp();

test('a process that answers is healthy', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 'ok' });
});

test('a server is ready if all of its parts work', async () => {
  expect(await get('/readyz')).toEqual({
    status: 'ready',
    parts: {
      database: { ok: true },
      migrations: { ok: true },
      queue: { ok: true },
      changes: { ok: true },
    },
  });
});

test('a stopped queue makes it not ready', async () => {
  const answer = await checkReadiness({ ...deps, jobs: { running: false } });
  expect(answer.status).toBe('not_ready');
  expect(answer.parts.queue).toEqual({ ok: false, message: 'The job queue does not run' });
  expect(answer.parts.database).toEqual({ ok: true });
});

test('a missing migration makes it not ready', async () => {
  const { rows } = await pool.query('delete from schema_migration where number = 2 returning *');
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().parts).toMatchObject({ database: { ok: true }, migrations: { ok: false } });
  await pool.query('insert into schema_migration values ($1, $2)', [rows[0].number, rows[0].name]);
});

test('an unreachable database makes it not ready without revealing its address', async () => {
  const away = {
    ...deps,
    pool: { query: () => Promise.reject(new Error('connect /secret/socket')) } as never,
  };
  const answer = await checkReadiness(away);
  expect(answer.parts.database.ok).toBe(false);
  expect(JSON.stringify(answer)).not.toContain('secret');
});
