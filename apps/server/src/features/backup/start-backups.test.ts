import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Status } from '@scrapboard/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestApp } from '../../http/test-app.ts';
import { createIntake } from '../uploads/intake.ts';
import { saveUpload } from '../uploads/save-upload.ts';
import { openStaging } from '../uploads/staging.ts';
import { makeCombatLog } from '../uploads/testing/sample-logs.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { makeAutomaticBackup } from './make-automatic-backup.ts';
import { resolveOperatorFolders } from './operator-files.ts';
import { restoreBackup } from './restore-backup.ts';
import { startBackups } from './start-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-backups-'));
const { pool, connection, deps, get, app, logLines } = await createTestApp(() => {}, {
  SCRAPBOARD_BACKUP_TIME: '0:00',
  SCRAPBOARD_BACKUP_FOLDER: folder,
  SCRAPBOARD_BACKUP_KEEP: '1',
});
const { config, log } = deps;
const staging = await openStaging(config.dataFolder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function send(seed: number): Promise<string> {
  const intake = createIntake(staging, defaultUploadLimits);
  async function* chunks() {
    yield Buffer.from(makeCombatLog(seed));
  }
  await intake.add('combat.log', chunks());
  const upload = await intake.finish({ session: '2026.05.07 09.58.30' });
  await saveUpload(pool, upload, { source: 'web', accountId: null, network: null });
  return upload.id;
}

const listBackups = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(tar|zst)$/.test(name),
  );
const start = () => startBackups({ config, settings: {}, pool, connection, log });

test('the server makes a backup every day and shows when the last good one was made', async () => {
  expect((await get<Status>('/api/status')).backup).toEqual({ lastGoodAt: null, failed: false });
  const firstUploadId = await send(1);
  await send(2);
  // The database was created just now, so the first backup is due tomorrow.
  const stopEarly = start();
  await stopEarly();
  expect(listBackups()).toEqual([]);
  await pool.query(`update schema_migration set applied_at = now() - interval '2 days'`);
  const stop = start();
  await expect.poll(() => logLines.join('\n')).toMatch(/Daily backup: \S+\.tar \(\d+ KB\)/);
  await stop();
  expect(listBackups()).toHaveLength(3);
  await expect
    .poll(async () => (await get<Status>('/api/status')).backup)
    .toEqual({ lastGoodAt: expect.any(String), failed: false });
  expect((await app.inject('/metrics')).body).toMatch(
    /^scrapboard_last_backup_timestamp_seconds 1\d{9}/m,
  );
  // A restart on the same day makes no other backup.
  await start()();
  expect(listBackups()).toHaveLength(3);

  await pool.query('delete from upload where id = $1', [firstUploadId]);
  const options = {
    connection,
    dataFolder: config.dataFolder,
    operatorFolders: resolveOperatorFolders(config),
  };
  // A backup's name has the time to the second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const automaticBackup = await makeAutomaticBackup({
    ...options,
    folder,
    maxBackups: 1,
    settings: {},
  });
  expect(listBackups()).toHaveLength(2);

  const targetDatabase = await createTestDatabase();
  const dataFolder = join(folder, 'target');
  const target = { dataFolder, pagesFolder: undefined, catalogueFolder: undefined };
  const connect = async () => ({ pool: targetDatabase.pool, close: async () => {} });
  expect(await restoreBackup(automaticBackup.file, target, connect)).toMatchObject({
    uploads: 1,
    rawLogs: 1,
  });
}, 120_000);

test('a failed backup is logged in one line, and shown until one succeeds', async () => {
  await pool.query("update backup_run set finished_at = finished_at - interval '2 days'");
  const unwritableConfig = { ...config, backupFolder: join(config.dataFolder, 'token.secret') };
  const stop = startBackups({ config: unwritableConfig, settings: {}, pool, connection, log });
  await expect.poll(() => logLines.at(-1)).toMatch(/^The daily backup failed: .+ in an hour$/);
  await stop();
  await expect.poll(async () => (await get<Status>('/api/status')).backup?.failed).toBe(true);
  expect((await app.inject('/metrics')).body).toMatch(/^scrapboard_last_backup_failed 1$/m);
}, 120_000);
