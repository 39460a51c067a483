import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { packMatchDetail, readMatchDetail } from '../store/match-detail.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { addUpload, clearDerived, dumpDerived, storeUpload } from '../store/testing/uploads.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { saveUpload, type UploadSender } from '../uploads/save-upload.ts';
import { deleteUploads, rebuild } from './rebuild.ts';

const { pool } = await createTestDatabase();

/** Stores nothing: each test defines what happens to logs. */
const stubStore: RawStore = {
  ...{ id: 'none', folder: 'nowhere', inode: '0' },
  async addRaw() {},
  async *openRaw() {},
  hasRaw: async () => false,
  async removeRaw() {},
  async writeManifest() {},
  readManifest: async () => null,
  listManifests: async () => [],
  async removeManifest() {},
};

beforeEach(() => clearDerived(pool));

/** Waits until that many statements of the database are blocked by a lock of that kind. */
async function waitForBlocked(count: number, kind = 'relation'): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = $1 and not granted`,
      [kind],
    );
    if (rows[0]?.n === count) return;
    await sleep(10);
  }
}

const SENDER: UploadSender = { source: 'web', accountId: null, network: null };

test('a rebuild waits for storing in progress, without a deadlock', async () => {
  await addUpload(pool, { id: 'a', matches: [] });
  const blocker = await pool.connect();
  await blocker.query('begin; lock table match in exclusive mode');
  const storePromise = storeUpload(pool, { id: 'a', matches: [makeMatch({ seed: 1 })] });
  await waitForBlocked(1);
  const rebuildPromise = rebuild(pool);
  await waitForBlocked(2);
  await blocker.query('rollback');
  blocker.release();
  await storePromise;
  expect(await rebuildPromise).toBe(1);
  const { rows } = await pool.query(
    'select status, matches, (select count(*)::int from match) as stored from upload',
  );
  expect(rows).toEqual([{ status: 'queued', matches: 0, stored: 0 }]);
});

test('a rebuild adds the damage over time that older descriptions lack, and changes nothing else', async () => {
  const [first, second] = [makeMatch({ seed: 1 }), makeMatch({ seed: 2 })];
  const upload = { id: 'a', matches: [first, second] };
  await storeUpload(pool, upload);
  const derivedBefore = await dumpDerived(pool);
  const { rows } = await pool.query<{ match_id: string; detail: Buffer }>(
    'select match_id, detail from match_detail',
  );
  for (const { match_id, detail } of rows) {
    const { damageSeries, ...olderDetail } = readMatchDetail(detail);
    expect(damageSeries).not.toBeNull();
    const packed = packMatchDetail(JSON.stringify(olderDetail));
    await pool.query('update match_detail set detail = $1 where match_id = $2', [packed, match_id]);
  }
  // Storing the same log again does not change a match that it already describes.
  await storeUpload(pool, upload);
  expect(await dumpDerived(pool)).not.toEqual(derivedBefore);
  await rebuild(pool);
  await pool.query(`update upload set status = 'reading'`);
  await storeUpload(pool, upload);
  expect(await dumpDerived(pool)).toEqual(derivedBefore);
});

test('a log uploaded again while its upload is deleted is kept', async () => {
  const sha256 = 'a'.repeat(64);
  const logs = new Set([sha256]);
  const createUpload = (id: string) => ({
    ...{ id, timeZone: 'UTC', totalBytes: 1, refused: [], store: stubStore },
    files: [
      { path: 'a', session: '', kind: 'combat' as const, sha256, bytes: 1, expandedBytes: 1 },
    ],
    moveToStore: async () => void logs.add(sha256),
  });
  await saveUpload(pool, createUpload('before'), SENDER);
  let secondSave: Promise<unknown> | undefined;
  const removeRaw = async (hash: string) => {
    secondSave = saveUpload(pool, createUpload('after'), SENDER);
    await waitForBlocked(1, 'advisory');
    logs.delete(hash);
  };
  await deleteUploads(pool, ['before'], { ...stubStore, removeRaw });
  await secondSave;
  expect([...logs]).toEqual([sha256]);
  expect((await pool.query('select id from upload')).rows).toEqual([{ id: 'after' }]);
});

test('a log that another upload is about to reference is not deleted', async () => {
  const sha256 = 'b'.repeat(64);
  const logs = new Set<string>();
  const moveStarted = Promise.withResolvers<void>();
  const proceed = Promise.withResolvers<void>();
  const createUpload = (id: string, moveToStore: () => Promise<void>) => ({
    ...{ id, timeZone: 'UTC', totalBytes: 1, refused: [], store: stubStore, moveToStore },
    files: [
      { path: 'a', session: '', kind: 'combat' as const, sha256, bytes: 1, expandedBytes: 1 },
    ],
  });
  const first = createUpload('first', async () => void logs.add(sha256));
  await saveUpload(pool, first, SENDER);
  const second = createUpload('second', async () => {
    moveStarted.resolve();
    await proceed.promise;
  });
  const savePromise = saveUpload(pool, second, SENDER);
  await moveStarted.promise;
  const deletePromise = deleteUploads(pool, ['first'], {
    ...stubStore,
    removeRaw: async (hash) => void logs.delete(hash),
  });
  await waitForBlocked(1, 'advisory');
  proceed.resolve();
  await Promise.all([savePromise, deletePromise]);
  expect([...logs]).toEqual([sha256]);
});
