import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { readUpload } from '../store/read-upload.ts';
import { clearDerived, dumpDerived } from '../store/testing/uploads.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { makeCombatLog, makeGameLog } from '../uploads/testing/sample-logs.ts';
import { finishRemovals, removeUpload, unblockLogs } from './remove-upload.ts';

const { app, deps, pool } = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const store = await openRawStore(deps.config.dataFolder);
const context = { pool, store, basePartIdOf: (id: string) => id, log: { info() {} } };

beforeEach(async () => {
  await clearDerived(pool);
  await pool.query('truncate removed_upload');
});

async function send(...logs: string[]): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [i, log] of logs.entries()) {
    form.append('files', new Blob([log]), `2026.05.0${i + 1} 09.58.30/combat.log`);
  }
  const response = await fetch(`${url}/api/uploads`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function sendAndRead(...logs: string[]): Promise<string> {
  const { body } = await send(...logs);
  await readUpload({ ...context, openRaw: store.openRaw }, String(body.id));
  return String(body.id);
}

test('a removed log is refused, alone and among others, until it is unblocked', async () => {
  const [bad, good] = [makeCombatLog(1), makeCombatLog(2)];
  const keptUploadId = await sendAndRead(good);
  const derivedBefore = await dumpDerived(pool);
  const id = await sendAndRead(bad);
  expect(await removeUpload(context, id)).toBe(true);
  expect(await dumpDerived(pool)).toEqual(derivedBefore);
  expect(await store.listManifests()).toEqual([keptUploadId]);
  expect(await send(bad)).toMatchObject({ status: 403, body: { code: 'removed' } });
  expect((await send(makeGameLog(1), bad)).body.refused).toMatchObject([{ code: 'removed' }]);
  expect(await unblockLogs(pool, id)).toBe(true);
  expect(await send(bad)).toMatchObject({ status: 202, body: { id } });
});

test('logs that another upload contains are kept and accepted', async () => {
  const [bad, good] = [makeCombatLog(3), makeCombatLog(4)];
  await sendAndRead(good);
  const id = await sendAndRead(good, bad);
  await removeUpload(context, id);
  expect(await send(good)).toMatchObject({ status: 200 });
  const { rows } = await pool.query('select cardinality(logs) as logs from removed_upload');
  expect(rows).toEqual([{ logs: 1 }]);
});

test('an interrupted removal is finished later', async () => {
  const id = await sendAndRead(makeCombatLog(5));
  const failingStore = { ...store, removeRaw: () => Promise.reject(new Error('killed')) };
  await expect(removeUpload({ ...context, store: failingStore }, id)).rejects.toThrow('killed');
  expect(await send(makeCombatLog(5))).toMatchObject({ status: 403 });
  await finishRemovals(context);
  expect((await pool.query('select from upload')).rowCount).toBe(0);
  expect(await removeUpload(context, id)).toBe(false);
});
