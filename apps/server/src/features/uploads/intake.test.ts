import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { makeZip } from '@scrapboard/simulator/make-zip';
import { expect, test } from 'vitest';
import { createIntake } from './intake.ts';
import { openStaging } from './staging.ts';
import { createTestIntake, SESSION, splitIntoChunks } from './testing/create-test-intake.ts';
import { makeCombatLog, makeGameLog } from './testing/sample-logs.ts';
import { defaultUploadLimits } from './upload-limits.ts';

const testIntake = createTestIntake();
const { receive, listStoredFiles } = testIntake;

async function readBack(sha256: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of testIntake.staging.store.openRaw(sha256)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('stores the two logs of a session and returns their bytes unchanged', async () => {
  const staged = await receive({
    files: { 'combat.log': makeCombatLog(), 'game.log': makeGameLog() },
    fields: { session: SESSION, timeZone: 'Europe/Berlin' },
  });
  expect(staged).toMatchObject({ timeZone: 'Europe/Berlin', refused: [] });
  expect(staged.files.map(({ kind, session }) => [kind, session])).toEqual([
    ['combat', SESSION],
    ['game', SESSION],
  ]);
  expect(await readBack(staged.files[0]?.sha256 ?? '')).toBe(makeCombatLog());
  expect(staged.totalBytes).toBe(makeCombatLog().length + makeGameLog().length);
  expect(await listStoredFiles()).toHaveLength(2);
});

test('the same bytes have the same id, however they are packed', async () => {
  const plainUpload = await receive({
    files: { 'combat.log': makeCombatLog() },
    fields: { session: SESSION },
  });
  const packed = [
    { 'combat.log.gz': gzipSync(makeCombatLog()) },
    { 'combat.log': zstdCompressSync(makeCombatLog()) },
    { [`${SESSION}/combat.log`]: makeCombatLog() },
    { 'logs.zip': makeZip([{ path: `${SESSION}/combat.log`, content: makeCombatLog() }]) },
  ];
  for (const files of packed) {
    const staged = await receive({ files, fields: { session: SESSION } });
    expect(staged.id).toBe(plainUpload.id);
  }
  expect(await listStoredFiles()).toHaveLength(1);
});

test('accepts only the two logs of every session in a zipped logs folder', async () => {
  const staged = await receive({
    files: {
      'logs.zip': makeZip([
        { path: 'logs/', content: '' },
        { path: `logs/${SESSION}/combat.log`, content: makeCombatLog(1) },
        { path: `logs/${SESSION}/game.log`, content: makeGameLog(1) },
        { path: `logs/${SESSION}/chat.log`, content: 'secret' },
        { path: 'logs/2026.05.08 20.00.00/combat.log', content: makeCombatLog(2) },
        { path: 'logs/readme.txt', content: 'hello' },
      ]),
    },
  });
  expect(staged.files.map(({ path, session }) => [path, session])).toEqual([
    [`logs.zip/logs/${SESSION}/combat.log`, SESSION],
    [`logs.zip/logs/${SESSION}/game.log`, SESSION],
    ['logs.zip/logs/2026.05.08 20.00.00/combat.log', '2026.05.08 20.00.00'],
  ]);
  expect(await listStoredFiles()).toHaveLength(3);
});

test('skips private logs and other files of a dropped folder', async () => {
  const staged = await receive({
    files: {
      [`${SESSION}/chat.log`]: 'secret',
      [`${SESSION}/combat.log`]: makeCombatLog(),
      [`${SESSION}/screenshot.png`]: 'x',
    },
  });
  expect(staged.files).toHaveLength(1);
  expect(staged.refused).toEqual([]);
});

test('reads the session from the name of a zip', async () => {
  const zip = makeZip([{ path: 'combat.log', content: makeCombatLog() }]);
  const staged = await receive({ files: { [`${SESSION}.zip`]: zip } });
  expect(staged.files[0]?.session).toBe(SESSION);
});

test('prefers the session in a path to the field', async () => {
  const files = { [`${SESSION}/combat.log`]: makeCombatLog(1), 'combat.log': makeCombatLog(2) };
  const staged = await receive({ files, fields: { session: '2020.01.01 00.00.00' } });
  expect(staged.files.map(({ session }) => session)).toEqual([SESSION, '2020.01.01 00.00.00']);
});

test('reads the date, and a missing time zone, from a header in the log', async () => {
  const log = `--- Date: 2026-05-07 (Thu May 2026) CET UTC+01:00\r\n${makeCombatLog()}`;
  const staged = await receive({ files: { 'combat.log': log, 'game.log': makeGameLog() } });
  expect(staged.files.map(({ session }) => session)).toEqual([
    '2026.05.07 10.00.00',
    '2026.05.07 10.00.00',
  ]);
  expect(staged.timeZone).toBe('+01:00');
});

test('accepts logs of every game version', async () => {
  const logsByVersion = {
    'combat.log': "11:11:32.853  CMBT   | ====== starting level 1: 'levels/maps/hangar'  ======\n",
    'x.log': '02:12:05.812 | Player Mary activated console!',
    'bom.log': '\ufeff02:20:36.496| Active battle started.\r\n',
  };
  const staged = await receive({ files: logsByVersion, fields: { session: SESSION } });
  expect(staged.files.map(({ kind }) => kind)).toEqual(['combat', 'combat', 'combat']);
});

test('recognises game.log by its wide prefix, whatever its name', async () => {
  const staged = await receive({
    files: { 'combat.log': makeGameLog() },
    fields: { session: SESSION },
  });
  expect(staged.files[0]?.kind).toBe('game');
});

test('accepts a duplicate log once', async () => {
  const files = { 'a/combat.log': makeCombatLog(), 'b/combat.log': makeCombatLog() };
  const staged = await receive({ files, fields: { session: SESSION } });
  expect(staged.files.map(({ path }) => path)).toEqual(['a/combat.log']);
  expect(await listStoredFiles()).toHaveLength(1);
});

test('ends the upload when the disk is full', async () => {
  const failToStage = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const intake = createIntake({ ...testIntake.staging, stage: failToStage }, defaultUploadLimits);
  const addPromise = intake.add('combat.log', splitIntoChunks(makeCombatLog()));
  await expect(addPromise).rejects.toMatchObject({ code: 'disk_full', statusCode: 507 });
});

test('leaves nothing behind when the source is interrupted', async () => {
  const intake = createIntake(testIntake.staging, defaultUploadLimits);
  async function* interruptedSource() {
    yield* splitIntoChunks(makeCombatLog());
    throw new Error('gone');
  }
  await expect(intake.add('combat.log', interruptedSource())).rejects.toThrow('gone');
  await intake.discard();
  expect(await listStoredFiles()).toEqual([]);
});

test('removes files of a killed process and keeps those of a running one', async () => {
  const { folder, staging } = testIntake;
  const path = staging.createTempPath();
  const log = await staging.stage(splitIntoChunks(makeCombatLog()));
  expect(log.tempPath.slice(0, 40)).toBe(path.slice(0, 40));
  const { mkdir, writeFile } = await import('node:fs/promises');
  const { hostname } = await import('node:os');
  const deadFolder = join(folder, 'raw', 'tmp', `999999999-00000000-0000@${hostname()}`);
  await mkdir(deadFolder);
  await writeFile(join(deadFolder, 'x'), 'x');
  const secondStaging = await openStaging(folder, { shouldClean: true });
  await staging.moveToStore(log);
  expect(await listStoredFiles()).toEqual([`${log.sha256}.zst`]);
  await secondStaging.close();
});
