import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { isProcessAlive } from '../is-process-alive.ts';
import { createDuckdb, type Duckdb, type DuckdbOptions } from './create-duckdb.ts';
import { explainMissingDuckdb } from './explain-missing-duckdb.ts';

const root = mkdtempSync(join(tmpdir(), 'scrapboard-duckdb-'));
const folder = join(root, 'facts');
let duckdb: Duckdb;

afterEach(() => duckdb.close());
afterAll(() => rmSync(root, { recursive: true, force: true }));

function create(options: Partial<DuckdbOptions> = {}): Duckdb {
  duckdb = createDuckdb({
    ...{ folder, tempFolder: join(root, 'temp'), memoryLimitBytes: 256 * 1024 ** 2, threads: 2 },
    ...options,
  });
  return duckdb;
}

/** Takes minutes. */
const SLOW_SQL = 'select sum(a.range * b.range) from range(1000000) a, range(1000000) b';

test('runs statements with values in a process that starts with the first one', async () => {
  const { run } = create();
  expect(duckdb.pid).toBeUndefined();
  await run(`copy (select 1 as a, timestamp '2026-05-07 20:00:00' as t) to '${folder}/a.parquet'`);
  expect(duckdb.pid).toBeDefined();
  const rows = await run(
    'select a, t, $2::text as x, len($3) as n, $4 as nothing from read_parquet($1)',
    [[`${folder}/a.parquet`], 'ä', [], null],
  );
  const time = new Date('2026-05-07T20:00:00Z');
  expect(rows).toEqual([{ a: 1, t: time, x: 'ä', n: 0n, nothing: null }]);
});

test('cannot use files outside its folder, extensions or settings', async () => {
  const { run } = create();
  const outsideFile = `${root}/b.csv`;
  await expect(run(`copy (select 1) to '${outsideFile}'`)).rejects.toThrow(/permission/i);
  await expect(run(`copy (select 1) to '${folder}/../b.csv'`)).rejects.toThrow(/permission/i);
  expect(existsSync(outsideFile)).toBe(false);
  await expect(run(`select * from read_text('/etc/passwd')`)).rejects.toThrow(/permission/i);
  await expect(run('install httpfs')).rejects.toThrow(/permission/i);
  await expect(run('set enable_external_access = true')).rejects.toThrow();
  await expect(run(`set memory_limit = '8GB'`)).rejects.toThrow(/locked/);
});

test('spills no more to the disk than a multiple of its memory', async () => {
  const { run } = create();
  const [setting] = await run(`select current_setting('max_temp_directory_size') as size`);
  expect(setting).toEqual({ size: '2.0 GiB' });
});

test('interrupts a statement that nobody waits for, and answers the others', async () => {
  const { run } = create();
  const controller = new AbortController();
  const slowRun = run(SLOW_SQL, [], { signal: controller.signal });
  await run('select 1');
  const { pid } = duckdb;
  controller.abort();
  await expect(slowRun).rejects.toMatchObject({ failure: 'interrupted' });
  expect(await run('select 2 as two')).toEqual([{ two: 2 }]);
  expect(duckdb.pid).toBe(pid);
  await expect(run('select 1', [], { signal: controller.signal })).rejects.toMatchObject({
    failure: 'interrupted',
  });
});

test('reports a process that was killed, and starts another', async () => {
  const { run } = create();
  const slowRun = run(SLOW_SQL);
  await run('select 1');
  process.kill(duckdb.pid ?? 0, 'SIGKILL');
  await expect(slowRun).rejects.toMatchObject({ failure: 'ended' });
  expect(duckdb.crashes).toBe(1);
  expect(await run('select 2 as two')).toEqual([{ two: 2 }]);
});

test('spills what exceeds its memory, and reports when that is not enough', async () => {
  const { run } = create({ memoryLimitBytes: 32 * 1024 ** 2, threads: 1 });
  const sortSql =
    'select range * 7919 % 3000017 as n, repeat(n::text, 5) as t from range(3000000) order by 1';
  expect(await run(`select count(*)::int as n from (${sortSql} limit 2000000)`)).toEqual([
    { n: 2_000_000 },
  ]);
  const largeSql = 'select list(range::text || repeat(range::text, 20)) from range(5000000)';
  await expect(run(largeSql)).rejects.toMatchObject({ failure: 'out-of-memory' });
  expect(await run('select 2 as two')).toEqual([{ two: 2 }]);
});

test('ends when it is idle, and when it is closed with a statement running', async () => {
  const { run } = create({ idleMs: 50 });
  await run('select 1');
  const { pid = 0 } = duckdb;
  await expect.poll(() => isProcessAlive(pid)).toBe(false);
  await expect.poll(() => readdirSync(join(root, 'temp'))).toEqual([]);
  expect(duckdb.crashes).toBe(0);
  const slowRun = run(SLOW_SQL);
  await run('select 1');
  await Promise.all([expect(slowRun).rejects.toMatchObject({ failure: 'ended' }), duckdb.close()]);
  expect(duckdb.pid).toBeUndefined();
});

test('starts another process once one keeps too much memory, without losing a statement', async () => {
  const { run } = create({ restartAboveBytes: 1 });
  const pids = new Set<number | undefined>();
  for (let n = 0; n < 3; n++) {
    expect(await run('select $1::int as n', [n])).toEqual([{ n }]);
    pids.add(duckdb.pid);
  }
  expect(pids.size).toBe(3);
  const results = await Promise.all([run('select 1 as n'), run('select 2 as n')]);
  expect(results).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  expect(duckdb.crashes).toBe(0);
  expect(duckdb.peakBytes).toBeGreaterThan(20 * 1024 ** 2);
});

test.runIf(process.platform === 'linux')('counts its own memory only', async () => {
  const { run } = create();
  const memory = Buffer.alloc(600 * 1024 ** 2, 1);
  await run('select 1');
  expect(duckdb.peakBytes).toBeLessThan(memory.length);
});

test.runIf(process.platform === 'linux')('keeps little of what a statement has freed', async () => {
  const { run } = create();
  const readResidentMb = () => {
    const status = readFileSync(`/proc/${duckdb.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  await run('select 1');
  const initialMb = readResidentMb();
  const groupsSql = 'select range % 2500000 as a, count(*) as n from range(5000000) group by all';
  await run(`select sum(n * a) from (${groupsSql})`);
  const takenMb = duckdb.peakBytes / 1024 ** 2 - initialMb;
  expect(takenMb).toBeGreaterThan(100);
  expect((readResidentMb() - initialMb) / takenMb).toBeLessThan(0.5);
});

test('does not end as idle while a statement runs', async () => {
  const { run } = create({ idleMs: 300 });
  await run('select 1');
  const { pid } = duckdb;
  const results = Promise.all([run('select 1'), run('select 2')]);
  // So that both results arrive at once, and neither finds the other running.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  await results;
  const controller = new AbortController();
  const slowRun = run(SLOW_SQL, [], { signal: controller.signal });
  setTimeout(() => controller.abort(), 900);
  await expect(slowRun).rejects.toMatchObject({ failure: 'interrupted' });
  expect(duckdb.pid).toBe(pid);
});

test('says which machines have no binary', () => {
  expect(explainMissingDuckdb()).toBeNull();
  expect(explainMissingDuckdb('linux-riscv64')).toBe('it has no binary for linux-riscv64');
});
