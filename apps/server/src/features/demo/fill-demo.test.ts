import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { errorLog } from '../../testing/error-log.ts';
import { readDemoState } from './demo-state.ts';
import { startDemo } from './start-demo.ts';

// Every run starts a process, which may take long on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let dataFolder: string;
let readerTimer: NodeJS.Timeout;

beforeEach(async () => {
  database = await createTestDatabase();
  dataFolder = await mkdtemp(join(tmpdir(), 'demo-'));
  startReader();
});

/** Marks uploads as read, in place of the jobs that read them. */
function startReader(): void {
  readerTimer = setInterval(() => {
    database.pool
      .query(`update upload set status = 'stored' where status = 'queued'`)
      .catch(() => {});
  }, 20);
}

afterEach(async () => {
  clearInterval(readerTimer);
  await database.drop();
  await rm(dataFolder, { recursive: true });
});

const start = (matches: number, isDemoEnabled: boolean, demoEnd?: number) => {
  const config = { dataFolder, demoPlayers: 40, demoMatches: matches, isDemoEnabled, demoEnd };
  return startDemo({
    config,
    pool: database.pool,
    connection: database.connection,
    log: errorLog,
  });
};
const fill = (matches: number) => start(matches, true);

async function countUploads(): Promise<{ uploads: number; jobs: number; sources: string[] }> {
  const { rows } = await database.pool.query(
    `select count(*)::int as uploads, array_agg(distinct source) as sources,
      (select count(*)::int from graphile_worker.jobs) as jobs from upload`,
  );
  return rows[0];
}

test('uploads simulated sessions through the queue once', async () => {
  const startedAt = Date.now();
  await (await fill(60)).done;
  const first = await countUploads();
  expect(first.uploads).toBeGreaterThan(10);
  expect(first).toMatchObject({ jobs: first.uploads, sources: ['demo'] });
  const state = await readDemoState(database.pool);
  expect(state).toMatchObject({ filling: false, sent: first.uploads });
  expect(state?.to).toBeGreaterThanOrEqual(startedAt);
  await (await fill(60)).done;
  expect(await countUploads()).toEqual(first);
});

test('stops on request', async () => {
  const end = Date.parse('2024-02-29T23:59:00Z');
  const demoFill = await start(60, true, end);
  expect(await readDemoState(database.pool)).toMatchObject({
    from: end - 365 * 86_400_000,
    to: end,
  });
  await demoFill.stop();
});

test('continues where it was stopped, with the same sessions', async () => {
  // Filling cannot finish while no upload is read, however fast the machine is.
  clearInterval(readerTimer);
  const demoFill = await fill(120);
  while ((await countUploads()).uploads === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await demoFill.stop();
  const countsAtStop = await countUploads();
  expect(await readDemoState(database.pool)).toMatchObject({ filling: true });
  startReader();
  await (await fill(120)).done;
  const state = await readDemoState(database.pool);
  expect(state?.filling).toBe(false);
  expect((await countUploads()).uploads).toBe(state?.sent);
  expect(state?.sent).toBeGreaterThan(countsAtStop.uploads);
});

test('leaves a database with a real upload alone', async () => {
  await database.pool.query(
    `insert into upload (id, source, files, total_bytes) values ('a', 'web', '[]', 0)`,
  );
  await (await fill(60)).done;
  expect(await countUploads()).toMatchObject({ uploads: 1 });
  expect(await readDemoState(database.pool)).toBeNull();
});

test('removes only the demo data when it is switched off', async () => {
  await (await fill(60)).done;
  const sha256 = '1'.repeat(64);
  await database.pool.query(
    `insert into upload (id, source, status, files, total_bytes)
      values ('mine', 'web', 'stored', $1, 0)`,
    [JSON.stringify([{ sha256 }])],
  );
  await (await start(60, false)).done;
  expect(await countUploads()).toMatchObject({ uploads: 1, sources: ['web'] });
  expect(await readDemoState(database.pool)).toBeNull();
  const entries = await readdir(join(dataFolder, 'raw'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files).toEqual(['store.id']);
});
