import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { DAY_MS } from '../../day-ms.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { createIntake } from '../uploads/intake.ts';
import { openRawStore, type RawStore } from '../uploads/raw-store.ts';
import { saveUpload } from '../uploads/save-upload.ts';
import { openStaging, type Staging } from '../uploads/staging.ts';
import { makeCombatLog } from '../uploads/testing/sample-logs.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { startSweeps, sweep } from './start-sweeps.ts';

const NOW = Date.parse('2026-05-07T20:00:00Z');
const SENDER = { source: 'web', accountId: null, network: '1.abc' } as const;
let database: TestDatabase;
let folder: string;
let staging: Staging;
let store: RawStore;
const logLines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  staging = await openStaging(folder);
  store = await openRawStore(folder);
});
afterAll(async () => {
  await staging.close();
  await rm(folder, { recursive: true });
});

/** Stores logs as an upload that was received that many days ago. */
async function upload(seeds: number[], daysAgo: number, assignments: string): Promise<string> {
  const intake = createIntake(staging, defaultUploadLimits);
  for (const seed of seeds) {
    await intake.add(`2026.05.0${seed} 10.00.00/combat.log`, toChunks(makeCombatLog(seed)));
  }
  const staged = await intake.finish({});
  await saveUpload(database.pool, staged, SENDER);
  await database.pool.query(`update upload set received_at = $2, ${assignments} where id = $1`, [
    staged.id,
    new Date(NOW - daysAgo * DAY_MS),
  ]);
  return staged.id;
}

async function* toChunks(text: string): AsyncIterable<Buffer> {
  yield Buffer.from(text);
}

const log = { info: (line: string) => logLines.push(line), warn() {}, error() {} };
const config = { uploadEmptyDays: 30 };
const sweepNow = () => sweep({ pool: database.pool, store, config, log }, NOW);

async function fetchUploadIds(): Promise<string[]> {
  const { rows } = await database.pool.query('select id from upload order by id');
  return rows.map(({ id }) => id);
}

async function countStoredFiles(): Promise<number> {
  const entries = await readdir(join(folder, 'raw'), { recursive: true });
  return entries.filter((name) => /\.(zst|json)$/.test(name)).length;
}

test('an old upload without a match is removed with its logs, and nothing else ever is', async () => {
  const emptyUploadId = await upload([1, 2], 31, `status = 'stored'`);
  const cancelledUploadId = await upload(
    [3],
    31,
    `status = 'failed', error = '{"code":"cancelled"}'`,
  );
  const keptUploadIds = [
    await upload([2, 4], 31, `status = 'stored', matches = 1`),
    await upload([5], 29, `status = 'stored'`),
    await upload([6], 31, `status = 'failed', error = '{"code":"internal"}'`),
    await upload([7], 31, `status = 'queued'`),
    await upload([8], 31, `status = 'stored', store = 'of another server'`),
  ];
  await storeUpload(database.pool, { id: 'with a match', matches: [makeMatch({ seed: 1 })] });
  await database.pool.query(
    `update upload set received_at = '2020-01-01', matches = 0, status = 'stored', store = $1
      where id = 'with a match'`,
    [store.id],
  );
  const filesBefore = await countStoredFiles();
  await sweepNow();
  expect(await fetchUploadIds()).toEqual([...keptUploadIds, 'with a match'].sort());
  // Two manifests and two logs; the log that another upload also references stays.
  expect(await countStoredFiles()).toBe(filesBefore - 4);
  expect(await store.readManifest(emptyUploadId)).toBeNull();
  expect(await store.readManifest(cancelledUploadId)).toBeNull();
  expect(logLines).toEqual(['Removed 2 old uploads that contained no match']);
  await sweepNow();
  expect(await fetchUploadIds()).toHaveLength(6);
});

test('networks and security events are removed after ninety days', async () => {
  await database.pool.query(
    `insert into security_event (kind, at, by_operator) values
       ('signed_in', $1, false), ('signed_out', $2, false)`,
    [new Date(NOW - 91 * DAY_MS), new Date(NOW - 89 * DAY_MS)],
  );
  const oldUploadId = await upload([9], 91, `matches = 1`);
  const recentUploadId = await upload([1, 9], 89, `matches = 1`);
  await sweepNow();
  const { rows } = await database.pool.query(
    'select id, network from upload where id = any($1) order by received_at',
    [[oldUploadId, recentUploadId]],
  );
  expect(rows).toEqual([
    { id: oldUploadId, network: null },
    { id: recentUploadId, network: '1.abc' },
  ]);
  expect((await database.pool.query('select kind from security_event')).rows).toEqual([
    { kind: 'signed_out' },
  ]);
});

test('a sweep in progress is completed when the server stops', async () => {
  await database.pool.query(
    `insert into security_event (kind, at, by_operator) values ('signed_in', '2020-01-01', false)`,
  );
  await startSweeps({ pool: database.pool, store, config, log })();
  expect(
    (await database.pool.query(`select from security_event where at < '2021-01-01'`)).rowCount,
  ).toBe(0);
});
