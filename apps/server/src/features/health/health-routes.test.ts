import { expect, test } from 'vitest';
import { createDiskReserve } from '../../disk-reserve.ts';
import { createTestApp } from '../../http/test-app.ts';
import { checkReadiness } from './check-readiness.ts';

const { app, get, deps, pool } = await createTestApp();

test('a process that responds is healthy', async () => {
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
      facts: { ok: true },
    },
  });
});

test('a nearly full disk is reported, but the server stays ready', async () => {
  const fullDisk = createDiskReserve({
    folder: deps.config.dataFolder,
    reserveBytes: 10,
    getFreeBytes: async () => 9,
  });
  const response = await checkReadiness({ ...deps, disk: fullDisk });
  expect(response.status).toBe('ready');
  expect(response.parts.disk).toEqual({
    ok: false,
    message: 'The disk is nearly full; uploads are refused, and those received wait',
  });
});

test('old facts are reported, but the server stays ready', async () => {
  const health = { asOf: null, rows: 0, lastRunSeconds: null, failures: 3, error: 'no space' };
  const checkWithDelay = (delaySeconds: number) =>
    checkReadiness({
      ...deps,
      jobs: { isRunning: true, factsHealth: () => ({ ...health, delaySeconds }) },
    });
  expect((await checkWithDelay(60)).parts.facts).toEqual({ ok: true });
  expect(await checkWithDelay(3600)).toMatchObject({
    status: 'ready',
    parts: { facts: { ok: false } },
  });
});

test('a stopped queue makes it not ready', async () => {
  const response = await checkReadiness({
    ...deps,
    jobs: { ...deps.jobs, isRunning: false },
  });
  expect(response.status).toBe('not_ready');
  expect(response.parts.queue).toEqual({ ok: false, message: 'The job queue is not running' });
  expect(response.parts.database).toEqual({ ok: true });
});

test('a missing migration makes it not ready', async () => {
  const { rows } = await pool.query('delete from schema_migration where number = 2 returning *');
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json().parts).toMatchObject({
    database: { ok: true },
    migrations: { ok: false },
  });
  await pool.query('insert into schema_migration values ($1, $2)', [rows[0].number, rows[0].name]);
});

test('an unreachable database makes it not ready without revealing its address', async () => {
  const unreachableDeps = {
    ...deps,
    pool: { query: () => Promise.reject(new Error('connect /secret/socket')) } as never,
  };
  const response = await checkReadiness(unreachableDeps);
  expect(response.parts.database.ok).toBe(false);
  expect(JSON.stringify(response)).not.toContain('secret');
});
