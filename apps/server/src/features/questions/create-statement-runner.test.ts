import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import type { DuckdbFailure } from '../../duckdb/duckdb-messages.ts';
import { createStatementRunner } from './create-statement-runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-runner-'));
const duckdb = createDuckdb({
  folder,
  tempFolder: join(folder, 'temp'),
  memoryLimitBytes: 64 * 1024 ** 2,
  threads: 1,
});
const { signal } = new AbortController();

afterEach(() => duckdb.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes minutes. */
const SLOW = {
  sql: 'select sum(a.range * b.range) from range(1000000) a, range(1000000) b',
  params: [],
};
const QUICK = { sql: 'select $1::integer as n', params: [7] };

test('retries a question whose process was killed, and refuses it if that happens again', async () => {
  const { run, queue } = createStatementRunner(duckdb);
  const slowRun = run('slow', SLOW, signal);
  // If it were tried a third time, it would never end.
  const refusal = expect(slowRun).rejects.toMatchObject({ code: 'question_refused' });
  const otherRun = run('bystander', QUICK, signal);
  expect(await otherRun).toEqual([{ n: 7 }]);
  for (const crashes of [1, 2]) {
    await expect.poll(() => queue.running).toBe(1);
    process.kill(await waitForProcess(), 'SIGKILL');
    await expect.poll(() => duckdb.crashes).toBe(crashes);
  }
  await refusal;
  await expect(run('slow', QUICK, signal)).rejects.toMatchObject({ statusCode: 422 });
  expect(await run('other', QUICK, signal)).toEqual([{ n: 7 }]);
});

test('does not refuse a question that failed while others ran, or that was answered in between', async () => {
  const rows = [{ n: 7 }];
  const failures: (DuckdbFailure | null)[] = [
    ...(['ended', null] as const),
    ...(['ended-with-others', 'ended', null] as const),
    ...(['ended-with-others', 'ended-with-others', 'ended', null] as const),
  ];
  const { run } = createStatementRunner({
    async run() {
      const failure = failures.shift();
      if (failure) throw new DuckdbError(failure, 'It ended.');
      return rows;
    },
  });
  for (let answers = 1; answers <= 3; answers++) {
    expect(await run('often', QUICK, signal)).toEqual(rows);
  }
  expect(failures).toEqual([]);
});

async function waitForProcess(): Promise<number> {
  await expect.poll(() => duckdb.pid).toBeDefined();
  // Once it answers, it has started.
  await duckdb.run('select 1');
  return duckdb.pid ?? 0;
}

test('interrupts a question that takes too long', async () => {
  const { run, queue } = createStatementRunner(duckdb, { timeoutMs: 300 });
  await expect(run('slow', SLOW, signal)).rejects.toMatchObject({
    statusCode: 422,
    code: 'question_too_slow',
    message: expect.stringContaining('0.3 seconds'),
  });
  expect(queue.running).toBe(0);
  // Even a quick one may take longer than 0.3 seconds on a busy machine.
  const patient = createStatementRunner(duckdb);
  expect(await patient.run('quick', QUICK, signal)).toEqual([{ n: 7 }]);
});

test('interrupts a question whose caller left, and starts the next one', async () => {
  const { run, queue } = createStatementRunner(duckdb, { concurrency: 1, maxWaiting: 1 });
  const controller = new AbortController();
  const slowRun = run('slow', SLOW, controller.signal);
  const next = run('quick', QUICK, signal);
  await expect(run('third', QUICK, signal)).rejects.toMatchObject({
    statusCode: 503,
    code: 'questions_busy',
    retryAfterSeconds: 2,
  });
  expect([queue.running, queue.waiting]).toEqual([1, 1]);
  controller.abort(new Error('left'));
  await expect(slowRun).rejects.toThrow('left');
  expect(await next).toEqual([{ n: 7 }]);
});

test('reports that a question needs too much memory, after a try without others', async () => {
  const { run } = createStatementRunner(duckdb);
  const sql = 'select list(range::text || repeat(range::text, 20)) from range(5000000)';
  await expect(run('large', { sql, params: [] }, signal)).rejects.toMatchObject({
    statusCode: 422,
    code: 'question_too_large',
  });
  expect(await run('quick', QUICK, signal)).toEqual([{ n: 7 }]);
});
