import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { readUpload } from '../store/read-upload.ts';
import { clearDerived, dumpDerived } from '../store/testing/uploads.ts';
import { createIntake } from '../uploads/intake.ts';
import { manifestPath, rawPath } from '../uploads/raw-store.ts';
import { writeMissingManifests } from '../uploads/register-raw-store.ts';
import { saveUpload, type UploadSender } from '../uploads/save-upload.ts';
import { openStaging, type Staging } from '../uploads/staging.ts';
import { combatLog, gameLog } from '../uploads/testing/sample-logs.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { importManifests } from './import-manifests.ts';
import { rebuild } from './rebuild.ts';
import { describeUnreadLogs } from './unread-uploads.ts';
import { verifyStore } from './verify-store.ts';

const { pool } = await createTestDatabase();
const ADA = '018f3c1e-0000-7000-8000-000000000001';
const DELETED = '018f3c1e-0000-7000-8000-000000000002';
const silentLog = { info() {} };

let dataFolder: string;
let staging: Staging;

beforeEach(async () => {
  await clearDerived(pool);
  await pool.query('delete from account');
  await pool.query(
    `insert into account (id, email, email_key, first_name, last_name, display_name, password_hash)
      select v.id, v.id, v.id, 'A', 'B', 'A B', 'x' from unnest($1::uuid[]) v (id)`,
    [[ADA, DELETED]],
  );
  dataFolder = await mkdtemp(join(tmpdir(), 'manifests-'));
  staging = await openStaging(dataFolder);
});

afterEach(async () => {
  await staging.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function send(
  seed: number,
  sender: Partial<UploadSender> = {},
  session = '2026.05.07 09.58.30',
): Promise<string> {
  const intake = createIntake(staging, defaultUploadLimits);
  await intake.add('combat.log', chunks(combatLog(seed)));
  await intake.add('game.log', chunks(gameLog(seed)));
  const fields = { session, timeZone: 'Europe/Berlin' };
  const upload = await intake.finish(fields);
  await saveUpload(pool, upload, { source: 'cli', accountId: null, network: '1.abc', ...sender });
  return upload.id;
}

async function* chunks(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

const uploadColumns =
  'id, received_at, source, time_zone, network, weight, files, refused, total_bytes, store';

async function dumpUploads() {
  const { rows } = await pool.query(`select ${uploadColumns} from upload order by id`);
  return rows;
}

async function readAll(): Promise<void> {
  const { rows } = await pool.query('select id from upload order by id');
  const context = {
    ...{ pool, foldPart: (id: string) => id, log: { info() {} }, checksLogs: true },
    openRaw: staging.store.openRaw,
  };
  for (const { id } of rows) await readUpload(context, id);
}

/** Empties the database, except for the accounts. */
async function emptyDatabase(): Promise<void> {
  await clearDerived(pool);
  await pool.query('delete from graphile_worker._private_jobs');
}

test('F1: matches, dates, time zones, owners and weights are restored from raw logs and manifests alone', async () => {
  await pool.query(
    `insert into source_trust (kind, source, trust) values ('account', $1, 'trusted')`,
    [ADA],
  );
  onTestFinished(() => void pool.query('delete from source_trust'));
  const mine = await send(1, { accountId: ADA });
  await send(1, { accountId: DELETED });
  await send(2);
  await readAll();
  const [uploads, derived] = [await dumpUploads(), await dumpDerived(pool)];
  expect(uploads.map(({ weight }) => weight).sort()).toEqual([1, 10]);
  expect(derived.match).toHaveLength(2);
  await emptyDatabase();
  await pool.query('delete from account where id = $1', [DELETED]);

  expect(await importManifests(pool, staging.store)).toEqual({ imported: 2, damaged: [] });
  expect(await dumpUploads()).toEqual(uploads);
  const { rows: owners } = await pool.query('select upload_id, account_id from upload_owner');
  expect(owners).toEqual([{ upload_id: mine, account_id: ADA }]);
  await readAll();
  expect(await dumpDerived(pool)).toEqual(derived);
  expect(await importManifests(pool, staging.store)).toEqual({ imported: 0, damaged: [] });
});

test('F1: an upload whose transaction did not commit is counted once, however often it is sent', async () => {
  const failing = {
    ...staging.store,
    async writeManifest(manifest: Parameters<typeof staging.store.writeManifest>[0]) {
      await staging.store.writeManifest(manifest);
      throw new Error('killed');
    },
  };
  const intake = createIntake({ ...staging, store: failing }, defaultUploadLimits);
  await intake.add('combat.log', chunks(combatLog(3)));
  const upload = await intake.finish({ session: '2026.05.07 09.58.30' });
  const sender: UploadSender = { source: 'web', accountId: null, network: null };
  await expect(saveUpload(pool, upload, sender)).rejects.toThrow('killed');
  expect(await dumpUploads()).toEqual([]);
  expect(await importManifests(pool, staging.store)).toMatchObject({ imported: 1 });
  const again = createIntake(staging, defaultUploadLimits);
  await again.add('combat.log', chunks(combatLog(3)));
  await saveUpload(pool, await again.finish({ session: '2026.05.07 09.58.30' }), sender);
  await readAll();
  expect((await dumpDerived(pool)).match).toHaveLength(1);
});

test('F1: uploads of an earlier version get their manifests at the next start', async () => {
  const id = await send(1, { accountId: ADA });
  const written = await staging.store.readManifest(id);
  await staging.store.removeManifest(id);
  const old = await send(2);
  await staging.store.removeManifest(old);
  await pool.query('update upload set store = null');
  await pool.query(
    `insert into upload (id, source, files, total_bytes)
      select 'elsewhere', 'web', jsonb_set(files, '{0,sha256}', to_jsonb(repeat('0', 64))) - 1, 1
      from upload where id = $1`,
    [id],
  );
  await writeMissingManifests(pool, staging.store, silentLog);
  expect(await staging.store.readManifest(id)).toEqual(written);
  expect((await staging.store.listManifests()).sort()).toEqual([id, old].sort());
  const { rows } = await pool.query(`select store from upload where id = 'elsewhere'`);
  expect(rows).toEqual([{ store: null }]);
});

test('F1: a damaged manifest is reported and the others are imported', async () => {
  const [first, second] = [await send(1), await send(2)];
  await emptyDatabase();
  await writeFile(manifestPath(dataFolder, first), '{"version": 1, "id"');
  expect(await importManifests(pool, staging.store)).toEqual({ imported: 1, damaged: [first] });
  expect(await dumpUploads()).toMatchObject([{ id: second }]);
});

async function sendFolder(...seeds: number[]): Promise<string> {
  const intake = createIntake(staging, defaultUploadLimits);
  for (const seed of seeds) {
    await intake.add(`2026.05.0${seed} 09.58.30/combat.log`, chunks(combatLog(seed)));
  }
  const upload = await intake.finish({});
  await saveUpload(pool, upload, { source: 'web', accountId: null, network: null });
  return upload.id;
}

test('F5: a flipped bit loses only its session, is reported, and the log is tried again', async () => {
  const id = await sendFolder(1, 2, 3);
  await readAll();
  const complete = await dumpDerived(pool);
  const { rows } = await pool.query(`select files->1->>'sha256' as sha256 from upload`);
  const path = rawPath(dataFolder, rows[0].sha256);
  const intact = await readFile(path);
  const damaged = Buffer.from(intact);
  damaged[Math.floor(damaged.length / 2)] = (damaged[Math.floor(damaged.length / 2)] ?? 0) ^ 1;
  await writeFile(path, damaged);

  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect((await dumpDerived(pool)).match).toHaveLength(2);
  expect(await describeUnreadLogs(pool, staging.store.id)).toEqual([
    expect.stringMatching(new RegExp(`^${id}: .+combat.log: its raw log is damaged`)),
  ]);

  await rm(path);
  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect(await describeUnreadLogs(pool, staging.store.id)).toEqual([
    expect.stringContaining('its raw log is missing'),
  ]);

  await writeFile(path, intact);
  expect(await rebuild(pool)).toBe(1);
  await readAll();
  expect(await describeUnreadLogs(pool, staging.store.id)).toEqual([]);
  expect(await dumpDerived(pool)).toEqual(complete);
});

test('F5: sending a damaged log again repairs it', async () => {
  await sendFolder(1, 2);
  await readAll();
  const complete = await dumpDerived(pool);
  const { rows } = await pool.query(`select files->1->>'sha256' as sha256 from upload`);
  await rm(rawPath(dataFolder, rows[0].sha256));
  await rebuild(pool);
  await readAll();
  await sendFolder(1, 2);
  await readAll();
  expect(await dumpDerived(pool)).toEqual(complete);
  expect(await describeUnreadLogs(pool, staging.store.id)).toEqual([]);
});

test('F19: logs sent again with the right date replace the wrong one', async () => {
  await send(1, {}, '2026.05.01 09.58.30');
  await readAll();
  const id = await send(1, {}, '2026.05.01 09.58.30');
  expect((await pool.query('select status from upload')).rows).toEqual([{ status: 'stored' }]);
  await send(1);
  await readAll();
  const { rows } = await pool.query('select started_at::date::text as day from upload_match');
  expect(rows).toEqual([{ day: '2026-05-07' }]);
  expect((await staging.store.readManifest(id))?.files[0]?.session).toBe('2026.05.07 09.58.30');
});

test('F19: the date of a log sent alone is corrected when sent in its folder, unless by somebody else', async () => {
  const intake = createIntake(staging, defaultUploadLimits);
  await intake.add('combat.log', chunks(combatLog(1)));
  const upload = await intake.finish({ session: '2026.04.01 09.58.30' });
  await saveUpload(pool, upload, { source: 'web', accountId: ADA, network: null });
  await readAll();
  const days = async () =>
    (
      await pool.query(
        `select started_at::date::text as day from upload_match where upload_id = $1`,
        [upload.id],
      )
    ).rows;
  await sendFolder(1, 2);
  await readAll();
  expect(await days()).toEqual([{ day: '2026-04-01' }]);
  await pool.query('delete from upload_owner');
  await sendFolder(1, 3);
  await readAll();
  expect(await days()).toEqual([{ day: '2026-05-01' }]);
});

test('F5: verify finds what is damaged, missing or wrong, and nothing else', async () => {
  const [first, second] = [await send(1), await send(2)];
  await readAll();
  const lines: string[] = [];
  const verify = () =>
    verifyStore({
      pool,
      store: staging.store,
      foldPart: (id) => id,
      isTeamMode: () => true,
      sampleSize: null,
      print: (line) => lines.push(line),
    });
  expect(await verify()).toEqual([]);
  expect(lines.slice(-2)).toEqual([
    '2 of 2 uploads read again',
    'Ratings are being calculated, so they were not compared',
  ]);

  await pool.query(`update upload_match set digest = digest + 1 where upload_id = $1`, [first]);
  await pool.query(`update player_fold set tot_kills = tot_kills + 1 where player_id = '10002'`);
  const wrong = await verify();
  expect(wrong).toContain(`${first}: 1 of 1 matches differ from its logs`);
  expect(wrong).toContain('Player 10002: the totals are not those of the matches');
  await staging.store.removeManifest(first);
  const { rows } = await pool.query(
    `select files->0->>'sha256' as sha256 from upload where id = $1`,
    [second],
  );
  await rm(rawPath(dataFolder, rows[0].sha256));
  const found = await verify();
  expect(found).toHaveLength(2);
  expect(found.join('\n')).toMatch(new RegExp(`${first}: manifest missing`));
  expect(found.join('\n')).toMatch(new RegExp(`${second}: .*combat.log: raw log missing`));
});

test('F5: verify compares rows, what is counted of players, and ratings', async () => {
  await send(1);
  await readAll();
  await rateMatches(pool, { isTeamMode: () => true });
  const context = { pool, store: staging.store, foldPart: (id: string) => id, print() {} };
  const verify = () => verifyStore({ ...context, isTeamMode: () => true, sampleSize: null });
  expect(await verify()).toEqual([]);
  const player = (what: string) => `Player 10001: the ${what} are not those of the matches`;
  const sums = (...what: string[]) =>
    what.map((each) => `2026-05-07: the sums of ${each} are not those of the matches`);
  const rows = expect.stringMatching(/^Match \w{13}: its rows are not those of its log$/);
  const changes: [change: string, undo: string, problems: string[]][] = [
    [
      `update player_match set kills = kills + 1 where player_id = '10001'`,
      `update player_match set kills = kills - 1 where player_id = '10001'`,
      [rows, player('totals'), ...sums('modes', 'power scores')],
    ],
    ['update match set bots = 1', 'update match set bots = 0', [rows, ...sums('modes')]],
    [
      `update player_match set started_at = started_at + interval '1 second' where player_id = '10001'`,
      `update player_match set started_at = started_at - interval '1 second' where player_id = '10001'`,
      [...[rows, player('totals'), player('nicknames')], ...sums('modes', 'power scores', 'parts')],
    ],
    [
      'update bucket_part set hits = hits + 1',
      'update bucket_part set hits = hits - 1',
      sums('parts'),
    ],
    [
      `update player_part_fold set damage = damage + 1 where player_id = '10001'`,
      `update player_part_fold set damage = damage - 1 where player_id = '10001'`,
      [player('parts')],
    ],
    [
      `insert into player_nickname select '10001', 'Nobody', now(), now(), 1`,
      `delete from player_nickname where nickname = 'Nobody'`,
      [player('nicknames')],
    ],
    [
      `update rating set mu = mu + 1e-9 where player_id = '10001'`,
      `delete from rating`,
      ['1 ratings are not those of the matches, first of player 10001'],
    ],
    [
      `insert into rating select '7', now(), 1, 25, 8, 1600, null, 0, 0, 0`,
      `delete from rating where player_id = '7'`,
      [
        '2 ratings are not those of the matches, first of player 10001',
        '1 ratings belong to no match',
      ],
    ],
    [
      `update player_fold set streak = 0 where player_id = '10001'`,
      `select 1`,
      [
        '2 ratings are not those of the matches, first of player 10001',
        '1 players have another rating or streak than after their last match, first of player 10001',
      ],
    ],
  ];
  for (const [change, undo, problems] of changes) {
    await pool.query(change);
    expect([change, await verify()]).toEqual([change, problems]);
    await pool.query(undo);
  }
});
