import { readFile, rm, writeFile } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../log.ts';
import { clearDerived, dumpDerived } from '../store/testing/uploads.ts';
import { createIntake } from '../uploads/intake.ts';
import { manifestPath, rawPath } from '../uploads/raw-store.ts';
import { writeMissingManifests } from '../uploads/register-raw-store.ts';
import { saveUpload, type UploadSender } from '../uploads/save-upload.ts';
import { makeCombatLog } from '../uploads/testing/sample-logs.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { importManifests } from './import-manifests.ts';
import { rebuild } from './rebuild.ts';
import { createStoreScenario, toChunks } from './testing/create-store-scenario.ts';
import { describeUnreadLogs } from './unread-uploads.ts';

const scenario = await createStoreScenario();
const { pool, send, readAll } = scenario;
const ADA = '018f3c1e-0000-7000-8000-000000000001';
const DELETED = '018f3c1e-0000-7000-8000-000000000002';

beforeEach(async () => {
  await pool.query('delete from account');
  await pool.query(
    `insert into account (id, email, email_key, first_name, last_name, display_name, password_hash)
      select v.id, v.id, v.id, 'A', 'B', 'A B', 'x' from unnest($1::uuid[]) v (id)`,
    [[ADA, DELETED]],
  );
});

const uploadColumns =
  'id, received_at, source, time_zone, network, weight, files, refused, total_bytes, store';

async function dumpUploads() {
  const { rows } = await pool.query(`select ${uploadColumns} from upload order by id`);
  return rows;
}

/** Empties the database, except for the accounts. */
async function emptyDatabase(): Promise<void> {
  await clearDerived(pool);
  await pool.query('delete from graphile_worker._private_jobs');
}

test('matches, dates, time zones, owners and weights are restored from raw logs and manifests alone', async () => {
  await pool.query(
    `insert into source_trust (kind, source, trust) values ('account', $1, 'trusted')`,
    [ADA],
  );
  onTestFinished(() => void pool.query('delete from source_trust'));
  const ownUploadId = await send(1, { accountId: ADA });
  await send(1, { accountId: DELETED });
  await send(2);
  await readAll();
  const [uploads, derived] = [await dumpUploads(), await dumpDerived(pool)];
  expect(uploads.map(({ weight }) => weight).sort()).toEqual([1, 10]);
  expect(derived.match).toHaveLength(2);
  await emptyDatabase();
  await pool.query('delete from account where id = $1', [DELETED]);

  expect(await importManifests(pool, scenario.staging.store)).toEqual({ imported: 2, damaged: [] });
  expect(await dumpUploads()).toEqual(uploads);
  const { rows: owners } = await pool.query('select upload_id, account_id from upload_owner');
  expect(owners).toEqual([{ upload_id: ownUploadId, account_id: ADA }]);
  await readAll();
  expect(await dumpDerived(pool)).toEqual(derived);
  expect(await importManifests(pool, scenario.staging.store)).toEqual({ imported: 0, damaged: [] });
});

test('an upload whose transaction did not commit is counted once, however often it is sent', async () => {
  const failingStore = {
    ...scenario.staging.store,
    async writeManifest(manifest: Parameters<typeof scenario.staging.store.writeManifest>[0]) {
      await scenario.staging.store.writeManifest(manifest);
      throw new Error('killed');
    },
  };
  const intake = createIntake({ ...scenario.staging, store: failingStore }, defaultUploadLimits);
  await intake.add('combat.log', toChunks(makeCombatLog(3)));
  const upload = await intake.finish({ session: '2026.05.07 09.58.30' });
  const sender: UploadSender = { source: 'web', accountId: null, network: null };
  await expect(saveUpload(pool, upload, sender)).rejects.toThrow('killed');
  expect(await dumpUploads()).toEqual([]);
  expect(await importManifests(pool, scenario.staging.store)).toMatchObject({ imported: 1 });
  const secondIntake = createIntake(scenario.staging, defaultUploadLimits);
  await secondIntake.add('combat.log', toChunks(makeCombatLog(3)));
  await saveUpload(pool, await secondIntake.finish({ session: '2026.05.07 09.58.30' }), sender);
  await readAll();
  expect((await dumpDerived(pool)).match).toHaveLength(1);
});

test('uploads of an earlier version get their manifests at the next start', async () => {
  const id = await send(1, { accountId: ADA });
  const writtenManifest = await scenario.staging.store.readManifest(id);
  await scenario.staging.store.removeManifest(id);
  const oldUploadId = await send(2);
  await scenario.staging.store.removeManifest(oldUploadId);
  await pool.query('update upload set store = null');
  await pool.query(
    `insert into upload (id, source, files, total_bytes)
      select 'elsewhere', 'web', jsonb_set(files, '{0,sha256}', to_jsonb(repeat('0', 64))) - 1, 1
      from upload where id = $1`,
    [id],
  );
  await writeMissingManifests(pool, scenario.staging.store, silentLog);
  expect(await scenario.staging.store.readManifest(id)).toEqual(writtenManifest);
  expect((await scenario.staging.store.listManifests()).sort()).toEqual([id, oldUploadId].sort());
  const { rows } = await pool.query(`select store from upload where id = 'elsewhere'`);
  expect(rows).toEqual([{ store: null }]);
});

test('a damaged manifest is reported and the others are imported', async () => {
  const [first, second] = [await send(1), await send(2)];
  await emptyDatabase();
  await writeFile(manifestPath(scenario.dataFolder, first), '{"version": 1, "id"');
  expect(await importManifests(pool, scenario.staging.store)).toEqual({
    imported: 1,
    damaged: [first],
  });
  expect(await dumpUploads()).toMatchObject([{ id: second }]);
});

async function sendFolder(...seeds: number[]): Promise<string> {
  const intake = createIntake(scenario.staging, defaultUploadLimits);
  for (const seed of seeds) {
    await intake.add(`2026.05.0${seed} 09.58.30/combat.log`, toChunks(makeCombatLog(seed)));
  }
  const upload = await intake.finish({});
  await saveUpload(pool, upload, { source: 'web', accountId: null, network: null });
  return upload.id;
}

test('a flipped bit loses only its session, is reported, and the log is tried again', async () => {
  const id = await sendFolder(1, 2, 3);
  await readAll();
  const derivedBefore = await dumpDerived(pool);
  const { rows } = await pool.query(`select files->1->>'sha256' as sha256 from upload`);
  const path = rawPath(scenario.dataFolder, rows[0].sha256);
  const intactBytes = await readFile(path);
  const damagedBytes = Buffer.from(intactBytes);
  const middle = Math.floor(damagedBytes.length / 2);
  damagedBytes[middle] = (damagedBytes[middle] ?? 0) ^ 1;
  await writeFile(path, damagedBytes);

  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect((await dumpDerived(pool)).match).toHaveLength(2);
  expect(await describeUnreadLogs(pool, scenario.staging.store.id)).toEqual([
    expect.stringMatching(new RegExp(`^${id}: .+combat.log: its raw log is damaged`)),
  ]);

  await rm(path);
  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect(await describeUnreadLogs(pool, scenario.staging.store.id)).toEqual([
    expect.stringContaining('its raw log is missing'),
  ]);

  await writeFile(path, intactBytes);
  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect(await describeUnreadLogs(pool, scenario.staging.store.id)).toEqual([]);
  expect(await dumpDerived(pool)).toEqual(derivedBefore);
});

test('sending a damaged log again repairs it', async () => {
  await sendFolder(1, 2);
  await readAll();
  const derivedBefore = await dumpDerived(pool);
  const { rows } = await pool.query(`select files->1->>'sha256' as sha256 from upload`);
  await rm(rawPath(scenario.dataFolder, rows[0].sha256));
  await rebuild(pool);
  await readAll();
  await sendFolder(1, 2);
  await readAll();
  expect(await dumpDerived(pool)).toEqual(derivedBefore);
  expect(await describeUnreadLogs(pool, scenario.staging.store.id)).toEqual([]);
});

test('logs sent again with the right date replace the wrong one', async () => {
  await send(1, {}, '2026.05.01 09.58.30');
  await readAll();
  const id = await send(1, {}, '2026.05.01 09.58.30');
  expect((await pool.query('select status from upload')).rows).toEqual([{ status: 'stored' }]);
  await send(1);
  await readAll();
  const { rows } = await pool.query('select started_at::date::text as day from upload_match');
  expect(rows).toEqual([{ day: '2026-05-07' }]);
  expect((await scenario.staging.store.readManifest(id))?.files[0]?.session).toBe(
    '2026.05.07 09.58.30',
  );
});

test('the date of a log sent alone is corrected when sent in its folder, unless by somebody else', async () => {
  const intake = createIntake(scenario.staging, defaultUploadLimits);
  await intake.add('combat.log', toChunks(makeCombatLog(1)));
  const upload = await intake.finish({ session: '2026.04.01 09.58.30' });
  await saveUpload(pool, upload, { source: 'web', accountId: ADA, network: null });
  await readAll();
  const fetchDays = async () =>
    (
      await pool.query(
        `select started_at::date::text as day from upload_match where upload_id = $1`,
        [upload.id],
      )
    ).rows;
  await sendFolder(1, 2);
  await readAll();
  expect(await fetchDays()).toEqual([{ day: '2026-04-01' }]);
  await pool.query('delete from upload_owner');
  await sendFolder(1, 3);
  await readAll();
  expect(await fetchDays()).toEqual([{ day: '2026-05-01' }]);
});
