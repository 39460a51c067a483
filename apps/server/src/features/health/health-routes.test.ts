import { expect, test } from 'vitest';
import { createDiskReserve } from '../../disk-reserve.ts';
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
      disk: { ok: true },
    },
  });
});

test('F11: a disk without room is reported, but the server stays ready', async () => {
  const full = createDiskReserve({
    folder: deps.config.dataFolder,
    reserveBytes: 10,
    freeBytes: async () => 9,
  });
  const answer = await checkReadiness({ ...deps, disk: full });
  expect(answer.status).toBe('ready');
  expect(answer.parts.disk).toEqual({
    ok: false,
    message: 'The disk is nearly full; uploads are refused',
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
