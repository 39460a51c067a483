import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadAnswer } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { TABLES } from '../../database/table-kinds.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { StartError } from '../../start-error.ts';
import { checkFacts } from '../facts/check-facts.ts';
import { ensureFactsCopyId } from '../facts/facts-copy-id.ts';
import { factsFolder } from '../facts/manifest.ts';
import { openFactsDuckdb } from '../facts/open-facts-duckdb.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { readUpload } from '../store/read-upload.ts';
import { dumpDerived } from '../store/testing/uploads.ts';
import { openRawStore, rawPath } from '../uploads/raw-store.ts';
import { createUploadServer } from '../uploads/testing/create-upload-server.ts';
import { makeCombatLog, makeGameLog } from '../uploads/testing/sample-logs.ts';
import { createArchive } from './archive-writer.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupOptions, writeBackup } from './write-backup.ts';

const source = await createTestDatabase();
const server = await createUploadServer(source);
const folder = mkdtempSync(join(tmpdir(), 'scrapboard-backup-'));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SESSION = '2026.05.07 09.58.30';
const PLAYER = '10001';

async function send(seed: number): Promise<string> {
  const form = new FormData();
  form.append('session', SESSION);
  form.append('timeZone', 'Europe/Berlin');
  form.append('files', new Blob([makeCombatLog(seed)]), 'combat.log');
  form.append('files', new Blob([makeGameLog(seed)]), 'game.log');
  const response = await fetch(`${server.url}/api/uploads`, { method: 'POST', body: form });
  return uploadAnswer.parse(await response.json()).id;
}

async function readAllUploads(pool: Pool, dataFolder: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from upload order by received_at');
  const { openRaw } = await openRawStore(dataFolder);
  const context = { pool, basePartIdOf: (id: string) => id, log: { info() {} }, openRaw };
  for (const { id } of rows) await readUpload(context, id);
}

/** Writes the facts and returns what a check finds. */
async function writeAndCheckFacts(pool: Pool, folder: string): Promise<string[] | null> {
  const duckdb = openFactsDuckdb(folder, 256_000_000);
  try {
    const options = { pool, copyId: await ensureFactsCopyId(folder), folder, duckdb };
    await writeFacts(options);
    return await checkFacts(options);
  } finally {
    await duckdb.close();
  }
}

const createOptions = (file: string): BackupOptions => ({
  connection: source.connection,
  dataFolder: server.dataFolder,
  file: join(folder, file),
  logs: 'inside',
  operatorFolders: { pages: join(server.dataFolder, 'pages'), catalogue: join(folder, 'none') },
  settings: { SCRAPBOARD_URL: 'https://stats.example.org', SCRAPBOARD_SMTP_URL: null },
});

/** Creates a database without tables, and an empty data folder. */
async function createEmptyTarget() {
  const { pool } = await createTestDatabase();
  await pool.query('drop schema public, graphile_worker cascade; create schema public');
  const dataFolder = mkdtempSync(join(folder, 'target-'));
  const restore = (file: string, signal?: AbortSignal) =>
    restoreBackup(
      join(folder, file),
      { dataFolder, pagesFolder: undefined, catalogueFolder: undefined },
      async () => ({ pool, close: async () => {} }),
      signal ? { signal } : {},
    );
  return { pool, dataFolder, restore };
}

async function readTables(pool: Pool): Promise<Record<string, unknown[]>> {
  const tables = TABLES.primary.map(async (table) => {
    const { rows } = await pool.query(`select to_jsonb(t) as row from ${table} t order by 1`);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

const ids: string[] = [];

test('every table is listed as primary, derived from raw logs, or transient', async () => {
  const { rows } = await source.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(Object.values(TABLES).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a restore brings back all that a backup contains, and every match is read again', async () => {
  for (const seed of [1, 2, 3]) ids.push(await send(seed));
  await source.pool.query(
    `insert into account (email, email_key, display_name, first_name, last_name, password_hash)
      values ('ada@example.org', 'ada@example.org', E'Ada\\t\\\\ "Лав"\\n', 'Ada', 'L', 'x')`,
  );
  await source.pool.query(
    `insert into account_player (account_id, player_id, basis) select id, $1, 'operator' from account;`,
    [PLAYER],
  );
  await source.pool.query('insert into upload_owner select $1, id from account', [ids[0]]);
  await source.pool.query(`insert into hidden_player (player_id) values ('10002')`);
  await source.pool.query(
    `insert into session (account_id, expires_at) select id, now() from account`,
  );
  mkdirSync(join(server.dataFolder, 'pages'));
  writeFileSync(join(server.dataFolder, 'pages', 'support.md'), '# Ask Ada');
  await readAllUploads(source.pool, server.dataFolder);

  const shares: number[] = [];
  const file = join(folder, 'full.tar');
  const writtenBackup = await writeBackup(createOptions('full.tar'), {
    onProgress: (share) => void shares.push(share),
  });
  expect(writtenBackup).toMatchObject({ rawLogs: 6, missing: [], damaged: [] });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  // Any tar program can read it, and sha256sum -c check it.
  const unpackedFolder = mkdtempSync(join(folder, 'unpacked-'));
  execFileSync('tar', ['-xf', file, '-C', unpackedFolder]);
  expect(readFileSync(join(unpackedFolder, 'pages', 'support.md'), 'utf8')).toBe('# Ask Ada');
  const sums = readFileSync(join(unpackedFolder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  expect(sums.length).toBeGreaterThan(10);
  for (const line of sums) {
    const hash = createHash('sha256').update(readFileSync(join(unpackedFolder, line.slice(66))));
    expect(line.slice(0, 66)).toBe(`${hash.digest('hex')}  `);
  }

  const target = await createEmptyTarget();
  expect(await target.restore('full.tar')).toMatchObject({
    rows: { account: 1, upload: 3, hidden_player: 1 },
    ...{ rawLogs: 6, uploads: 3, unreadable: [] },
    settings: { SCRAPBOARD_URL: 'https://stats.example.org', SCRAPBOARD_SMTP_URL: null },
  });
  expect((await target.pool.query('select from session')).rowCount).toBe(0);
  expect(readFileSync(join(target.dataFolder, 'pages', 'support.md'), 'utf8')).toBe('# Ask Ada');
  const { rows } = await target.pool.query('select key from graphile_worker.jobs order by key');
  expect(rows.map(({ key }) => key)).toEqual(ids.map((id) => `read_upload:${id}`).toSorted());
  await readAllUploads(target.pool, target.dataFolder);
  const withoutTimes = (tables: Record<string, unknown[]>) =>
    JSON.parse(
      JSON.stringify(tables).replaceAll(
        /"finished_at":"[^"]+"|"(reading|store)":("[^"]+"|\d+)/g,
        '"x":0',
      ),
    );
  expect(withoutTimes(await readTables(target.pool))).toEqual(
    withoutTimes(await readTables(source.pool)),
  );
  expect(await dumpDerived(target.pool)).toEqual(await dumpDerived(source.pool));
  // The facts are correct even if the folder still has those of the lost database.
  const facts = factsFolder(target.dataFolder);
  await writeAndCheckFacts(source.pool, factsFolder(server.dataFolder));
  cpSync(factsFolder(server.dataFolder), facts, { recursive: true });
  expect(await writeAndCheckFacts(target.pool, facts)).toEqual([]);

  await expect(target.restore('full.tar')).rejects.toThrow(/already contains raw logs: restore/);
  await expect(writeBackup(createOptions('full.tar'))).rejects.toThrow(/full\.tar exists: choose/);
}, 120_000);

test('a target that is not empty, a newer backup and a damaged one are refused, leaving nothing behind', async () => {
  const target = await createEmptyTarget();
  const intactArchive = readFileSync(join(folder, 'full.tar'));
  for (const position of [100, intactArchive.indexOf('raw/') + 600, intactArchive.length - 3000]) {
    const damagedArchive = Buffer.from(intactArchive);
    damagedArchive.writeUInt8(damagedArchive.readUInt8(position) ^ 1, position);
    writeFileSync(join(folder, 'damaged.tar'), damagedArchive);
    await expect(target.restore('damaged.tar')).rejects.toThrow(/is not a backup, or is damaged/);
  }
  writeFileSync(join(folder, 'damaged.tar'), intactArchive.subarray(0, 5000));
  await expect(target.restore('damaged.tar')).rejects.toThrow(/it is truncated/);
  await expect(target.restore('none.tar')).rejects.toThrow(StartError);

  await source.pool.query(`insert into schema_migration values (9999, '9999-later.ts')`);
  await expect(writeBackup(createOptions('newer.tar'))).rejects.toThrow(/newer version/);
  await source.pool.query('delete from schema_migration where number = 9999');

  const newerArchive = await createArchive(join(folder, 'later.tar'), new Date());
  const manifest = {
    ...{ format: 1, version: '9.0.0', createdAt: new Date().toISOString(), tables: [] },
    ...{ migrations: ['9999-later.ts'], logs: 'inside', deletedLogs: [], missingLogs: [] },
  };
  await newerArchive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
  await newerArchive.finish().finally(() => newerArchive.close());
  await expect(target.restore('later.tar')).rejects.toThrow(
    /later\.tar was written by a newer version of Scrapboard \(9\.0\.0, migration 9999-later\.ts\)/,
  );

  const usedDatabase = await createTestDatabase();
  await usedDatabase.pool.query(`insert into hidden_player (player_id) values ('1')`);
  const connect = async () => ({ pool: usedDatabase.pool, close: async () => {} });
  const config = {
    dataFolder: target.dataFolder,
    pagesFolder: undefined,
    catalogueFolder: undefined,
  };
  await expect(restoreBackup(join(folder, 'full.tar'), config, connect)).rejects.toThrow(
    'The database is not empty (table hidden_player has rows)',
  );

  const controller = new AbortController();
  const abortingControl = { signal: controller.signal, onProgress: () => controller.abort() };
  await expect(writeBackup(createOptions('stopped.tar'), abortingControl)).rejects.toThrow();
  await expect(target.restore('full.tar', controller.signal)).rejects.toThrow();
  await expect(writeBackup(createOptions('no/folder.tar'))).rejects.toThrow(
    /^Cannot write to .*no:/,
  );
  expect(existsSync(join(target.dataFolder, 'raw'))).toBe(false);
  expect(readdirSync(folder).filter((name) => /stopped|newer|partial/.test(name))).toEqual([]);
}, 120_000);

test('uploads deleted while a backup is written are left out; damaged logs are reported and the rest is kept', async () => {
  const files = await source.pool.query<{ id: string; sha256: string }>(
    `select id, file->>'sha256' as sha256 from upload, jsonb_array_elements(files) file`,
  );
  const logsOf = (id: string | undefined) =>
    files.rows.filter((row) => row.id === id).map(({ sha256 }) => sha256);
  const [lost = '', damaged = ''] = logsOf(ids[0]);
  rmSync(rawPath(server.dataFolder, lost));
  writeFileSync(rawPath(server.dataFolder, damaged), 'not a log');
  let isDeleted = false;
  const writtenBackup = await writeBackup(createOptions('busy.tar'), {
    async onProgress() {
      if (isDeleted) return;
      isDeleted = true;
      await source.pool.query('delete from upload where id = $1', [ids[2]]);
      for (const sha256 of logsOf(ids[2]))
        rmSync(rawPath(server.dataFolder, sha256), { force: true });
    },
  });
  expect(writtenBackup).toMatchObject({ missing: [lost], damaged: [damaged] });
  const target = await createEmptyTarget();
  const restoredBackup = await target.restore('busy.tar');
  expect(restoredBackup.unreadable.toSorted()).toEqual([damaged, lost].toSorted());
  const { rows } = await target.pool.query('select id from upload order by received_at');
  expect(rows.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
}, 120_000);
