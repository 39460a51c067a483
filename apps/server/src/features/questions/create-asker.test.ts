import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import type { DuckdbFailure } from '../../duckdb/duckdb-messages.ts';
import { createAsker } from './create-asker.ts';

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-asker-'));
const duckdb = createDuckdb({
  folder,
  tempFolder: join(folder, 'temp'),
  memoryLimitBytes: 64 * 1024 ** 2,
  threads: 1,
});
const waitingForever = new AbortController();
const { signal } = waitingForever;

afterEach(() => duckdb.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes minutes. */
const SLOW = {
  sql: 'select sum(a.range * b.range) from range(1000000) a, range(1000000) b',
  params: [],
};
const QUICK = { sql: 'select $1::integer as n', params: [7] };

test('answers a question again whose process was killed, but not one that it dies of', async () => {
  const { ask, queue } = createAsker(duckdb);
  const asking = ask('slow', SLOW, signal);
  // It would wait for ever, if it were tried a third time.
  const refused = expect(asking).rejects.toMatchObject({ code: 'question_refused' });
  const innocent = ask('innocent', QUICK, signal);
  expect(await innocent).toEqual([{ n: 7 }]);
  for (const crashes of [1, 2]) {
    await expect.poll(() => queue.running).toBe(1);
    process.kill(await awaitProcess(), 'SIGKILL');
    await expect.poll(() => duckdb.crashes).toBe(crashes);
  }
  await refused;
  await expect(ask('slow', QUICK, signal)).rejects.toMatchObject({ statusCode: 422 });
  expect(await ask('other', QUICK, signal)).toEqual([{ n: 7 }]);
});

test('does not refuse a question for what ended beside others, or before it was answered', async () => {
  const rows = [{ n: 7 }];
  const failures: (DuckdbFailure | null)[] = [
    ...(['ended', null] as const),
    ...(['ended-beside-others', 'ended', null] as const),
    ...(['ended-beside-others', 'ended-beside-others', 'ended', null] as const),
  ];
  const { ask } = createAsker({
    async run() {
      const failure = failures.shift();
      if (failure) throw new DuckdbError(failure, 'It ended.');
      return rows;
    },
  });
  for (let answers = 1; answers <= 3; answers++) {
    expect(await ask('often', QUICK, signal)).toEqual(rows);
  }
  expect(failures).toEqual([]);
});

async function awaitProcess(): Promise<number> {
  await expect.poll(() => duckdb.pid).toBeDefined();
  // It answers, so it has begun.
  await duckdb.run('select 1');
  return duckdb.pid ?? 0;
}

test('interrupts a question that takes too long', async () => {
  const { ask, queue } = createAsker(duckdb, { timeoutMs: 300 });
  await expect(ask('slow', SLOW, signal)).rejects.toMatchObject({
    statusCode: 422,
    code: 'question_too_slow',
    message: expect.stringContaining('0.3 seconds'),
  });
  expect(queue.running).toBe(0);
  expect(await ask('quick', QUICK, signal)).toEqual([{ n: 7 }]);
});

test('interrupts a question whose asker left, and the next takes its turn', async () => {
  const { ask, queue } = createAsker(duckdb, { concurrency: 1, maxWaiting: 1 });
  const leaving = new AbortController();
  const slow = ask('slow', SLOW, leaving.signal);
  const next = ask('quick', QUICK, signal);
  await expect(ask('third', QUICK, signal)).rejects.toMatchObject({
    statusCode: 503,
    code: 'questions_busy',
    retryAfter: 2,
  });
  expect([queue.running, queue.waiting]).toEqual([1, 1]);
  leaving.abort(new Error('left'));
  await expect(slow).rejects.toThrow('left');
  expect(await next).toEqual([{ n: 7 }]);
});

test('says that a question needs too much memory, after a try without others', async () => {
  const { ask } = createAsker(duckdb);
  const sql = 'select list(range::text || repeat(range::text, 20)) from range(5000000)';
  await expect(ask('large', { sql, params: [] }, signal)).rejects.toMatchObject({
    statusCode: 422,
    code: 'question_too_large',
  });
  expect(await ask('quick', QUICK, signal)).toEqual([{ n: 7 }]);
});
