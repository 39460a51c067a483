import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { makeZip, overlapEntries } from '@scrapboard/simulator/make-zip';
import type { UploadError } from '@scrapboard/uploads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIntake, type StagedUpload } from './intake.ts';
import { openStaging, type Staging } from './staging.ts';
import { combatLog, gameLog } from './testing/sample-logs.ts';
import { defaultUploadLimits, type UploadLimits } from './upload-limits.ts';

let folder: string;
let staging: Staging;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-'));
  staging = await openStaging(folder);
});

afterEach(async () => {
  await staging.close();
  await rm(folder, { recursive: true });
});

const SESSION = '2026.05.07 09.58.30';
const limits = defaultUploadLimits;

async function* inPieces(bytes: Uint8Array | string, size = 700): AsyncIterable<Buffer> {
  const all = Buffer.from(bytes);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

interface TestRequest {
  files: Record<string, Uint8Array | string>;
  fields?: { session?: string; timeZone?: string };
  limits?: Partial<UploadLimits>;
}

async function receive({
  files,
  fields = {},
  limits: own = {},
}: TestRequest): Promise<StagedUpload> {
  const intake = createIntake(staging, { ...limits, ...own });
  try {
    for (const [name, bytes] of Object.entries(files)) await intake.add(name, inPieces(bytes));
    const staged = await intake.finish(fields);
    await staged.keep();
    return staged;
  } finally {
    await intake.discard();
  }
}

async function refusalOf(request: TestRequest): Promise<string> {
  const error = await receive(request).then(
    () => ({ code: 'staged' }),
    (thrown) => thrown as { code: string },
  );
  expect(await storedFiles()).toEqual([]);
  return error.code;
}

/** Returns every file under the data folder except the store's id, including temporary ones. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return names.filter((name) => name !== 'store.id');
}

async function readBack(sha256: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of staging.store.openRaw(sha256)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('stores the two logs of a session and returns their bytes unchanged', async () => {
  const staged = await receive({
    files: { 'combat.log': combatLog(), 'game.log': gameLog() },
    fields: { session: SESSION, timeZone: 'Europe/Berlin' },
  });
  expect(staged).toMatchObject({ timeZone: 'Europe/Berlin', refused: [] });
  expect(staged.files.map(({ kind, session: own }) => [kind, own])).toEqual([
    ['combat', SESSION],
    ['game', SESSION],
  ]);
  expect(await readBack(staged.files[0]?.sha256 ?? '')).toBe(combatLog());
  expect(staged.totalBytes).toBe(combatLog().length + gameLog().length);
  expect(await storedFiles()).toHaveLength(2);
});

test('the same bytes have the same id, however they are packed', async () => {
  const plain = await receive({
    files: { 'combat.log': combatLog() },
    fields: { session: SESSION },
  });
  const packed = [
    { 'combat.log.gz': gzipSync(combatLog()) },
    { 'combat.log': zstdCompressSync(combatLog()) },
    { [`${SESSION}/combat.log`]: combatLog() },
    { 'logs.zip': makeZip([{ path: `${SESSION}/combat.log`, content: combatLog() }]) },
  ];
  for (const files of packed) {
    const staged = await receive({ files, fields: { session: SESSION } });
    expect(staged.id).toBe(plain.id);
  }
  expect(await storedFiles()).toHaveLength(1);
});

test('accepts only the two logs of every session in a zipped logs folder', async () => {
  const staged = await receive({
    files: {
      'logs.zip': makeZip([
        { path: 'logs/', content: '' },
        { path: `logs/${SESSION}/combat.log`, content: combatLog(1) },
        { path: `logs/${SESSION}/game.log`, content: gameLog(1) },
        { path: `logs/${SESSION}/chat.log`, content: 'secret' },
        { path: 'logs/2026.05.08 20.00.00/combat.log', content: combatLog(2) },
        { path: 'logs/readme.txt', content: 'hello' },
      ]),
    },
  });
  expect(staged.files.map(({ path, session: own }) => [path, own])).toEqual([
    [`logs.zip/logs/${SESSION}/combat.log`, SESSION],
    [`logs.zip/logs/${SESSION}/game.log`, SESSION],
    ['logs.zip/logs/2026.05.08 20.00.00/combat.log', '2026.05.08 20.00.00'],
  ]);
  expect(await storedFiles()).toHaveLength(3);
});

test('skips private logs and other files of a dropped folder', async () => {
  const staged = await receive({
    files: {
      [`${SESSION}/chat.log`]: 'secret',
      [`${SESSION}/combat.log`]: combatLog(),
      [`${SESSION}/screenshot.png`]: 'x',
    },
  });
  expect(staged.files).toHaveLength(1);
  expect(staged.refused).toEqual([]);
});

test('reads the session from the name of a zip', async () => {
  const zip = makeZip([{ path: 'combat.log', content: combatLog() }]);
  const staged = await receive({ files: { [`${SESSION}.zip`]: zip } });
  expect(staged.files[0]?.session).toBe(SESSION);
});

test('prefers the session in a path to the field', async () => {
  const files = { [`${SESSION}/combat.log`]: combatLog(1), 'combat.log': combatLog(2) };
  const staged = await receive({ files, fields: { session: '2020.01.01 00.00.00' } });
  expect(staged.files.map(({ session: own }) => own)).toEqual([SESSION, '2020.01.01 00.00.00']);
});

test('reads the date, and a missing time zone, from a header in the log', async () => {
  const log = `--- Date: 2026-05-07 (Thu May 2026) CET UTC+01:00\r\n${combatLog()}`;
  const staged = await receive({ files: { 'combat.log': log, 'game.log': gameLog() } });
  expect(staged.files.map(({ session: own }) => own)).toEqual([
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
    files: { 'combat.log': gameLog() },
    fields: { session: SESSION },
  });
  expect(staged.files[0]?.kind).toBe('game');
});

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const big = Buffer.concat([Buffer.from(combatLog()), Buffer.alloc(40 * 1024 * 1024, ' ')]);
const half = big.subarray(0, 20 * 1024 * 1024);
const gz = gzipSync(combatLog());
const zst = zstdCompressSync(Buffer.from(combatLog().repeat(50)));
const zip = makeZip([{ path: `${SESSION}/combat.log`, content: combatLog() }]);

test.each<[string, string, TestRequest]>([
  ['an empty file', 'empty', { files: { 'combat.log': '' } }],
  ['a file of blank lines', 'empty', { files: { 'combat.log': '\r\n\r\n' } }],
  ['text that is not a log', 'not_a_log', { files: { 'combat.log': 'Dear diary,\n' } }],
  ['binary data', 'binary', { files: { 'combat.log': Buffer.alloc(100) } }],
  ['a picture named combat.log', 'binary', { files: { 'combat.log': picture } }],
  ['an empty packed file', 'empty', { files: { 'combat.log.gz': gzipSync('') } }],
  ['no file', 'no_files', { files: {} }],
  ['nothing but private logs', 'no_files', { files: { 'chat.log': 'secret' } }],
  ['a zip without logs', 'no_files', { files: { 'a.zip': makeZip([]) } }],
  ['a cut gzip', 'truncated', { files: { 'combat.log.gz': gz.subarray(0, gz.length - 9) } }],
  ['a gzip cut in its header', 'truncated', { files: { 'combat.log.gz': gz.subarray(0, 5) } }],
  ['a cut zstd', 'truncated', { files: { 'combat.log.zst': zst.subarray(0, zst.length - 3) } }],
  ['a cut zip', 'truncated', { files: { 'a.zip': zip.subarray(0, zip.length - 30) } }],
  [
    'a broken gzip',
    'bad_archive',
    { files: { 'combat.log.gz': Buffer.from(gz).fill(0x55, 20, 40) } },
  ],
  [
    'a zip whose content does not match its checksum',
    'bad_archive',
    {
      files: {
        'a.zip': makeZip([{ path: 'combat.log', content: combatLog(), claimedChecksum: 1 }]),
      },
    },
  ],
  [
    'a zip in a zip',
    'bad_archive',
    { files: { 'a.zip': makeZip([{ path: 'combat.log', content: zip }]) } },
  ],
  [
    'a zip with a path outside of it',
    'unsafe_path',
    { files: { 'a.zip': makeZip([{ path: '../../combat.log', content: combatLog() }]) } },
  ],
  [
    'a zip with an absolute path behind a good log',
    'unsafe_path',
    {
      files: {
        'a.zip': makeZip([
          { path: `${SESSION}/combat.log`, content: combatLog() },
          { path: '/etc/combat.log', content: combatLog(2) },
        ]),
      },
    },
  ],
  [
    'a zip with a backslash path outside of it',
    'unsafe_path',
    { files: { 'a.zip': makeZip([{ path: '..\\combat.log', content: combatLog() }]) } },
  ],
  ['a file name outside of the upload', 'unsafe_path', { files: { '../combat.log': combatLog() } }],
  [
    'more than may be sent',
    'too_large',
    { files: { 'combat.log': combatLog() }, limits: { uploadBytes: 100 } },
  ],
  [
    'more than may be unpacked',
    'too_large_expanded',
    { files: { 'combat.log.gz': gz }, limits: { expandedBytes: 500 } },
  ],
  ['a zip bomb', 'too_large_expanded', { files: { 'combat.log.gz': gzipSync(big) } }],
  [
    'a bomb within a zip (F10)',
    'too_large_expanded',
    { files: { 'a.zip': makeZip([{ path: 'combat.log', content: big }]) } },
  ],
  [
    'a packed bomb within a zip (F10)',
    'too_large_expanded',
    { files: { 'a.zip': makeZip([{ path: 'combat.log.gz', content: gzipSync(big) }]) } },
  ],
  [
    'many small bombs within a zip (F10)',
    'too_large_expanded',
    {
      files: {
        'a.zip': makeZip([
          { path: `${SESSION}/combat.log`, content: half },
          { path: '2026.05.08 20.00.00/combat.log', content: half },
        ]),
      },
    },
  ],
  [
    'a zip of overlapping entries (F10)',
    'bad_archive',
    {
      files: {
        'a.zip': overlapEntries(
          makeZip([
            { path: `${SESSION}/combat.log`, content: combatLog() },
            { path: '2026.05.08 20.00.00/combat.log', content: combatLog() },
          ]),
        ),
      },
    },
  ],
  [
    'a zip that claims to be small',
    'bad_archive',
    {
      files: {
        'a.zip': makeZip([{ path: 'combat.log', content: combatLog(), claimedSize: 10 }]),
      },
    },
  ],
  [
    'a zip that is larger than allowed',
    'too_large_expanded',
    { files: { 'a.zip': zip }, limits: { expandedBytes: 500 } },
  ],
  [
    'too many files',
    'too_many_files',
    { files: { 'a/combat.log': combatLog(1), 'b/combat.log': combatLog(2) }, limits: { files: 1 } },
  ],
  [
    'a zip of too many logs',
    'too_many_files',
    {
      files: {
        'a.zip': makeZip([
          { path: 'a/combat.log', content: combatLog(1) },
          { path: 'b/combat.log', content: combatLog(2) },
        ]),
      },
      limits: { files: 1 },
    },
  ],
])('refuses %s: %s', async (_what, code, request) => {
  expect(await refusalOf({ fields: { session: SESSION }, ...request })).toBe(code);
});

test.each<[string, string, TestRequest['fields']]>([
  ['a log without a date', 'no_date', {}],
  ['a session that is not the name of a folder', 'bad_session', { session: 'yesterday' }],
  ['a session on a day that does not exist', 'bad_session', { session: '2026.02.30 09.58.30' }],
  ['an unknown time zone', 'bad_time_zone', { session: SESSION, timeZone: 'Mars/Olympus' }],
])('refuses %s: %s', async (_what, code, fields) => {
  const request: TestRequest = { files: { 'combat.log': combatLog() } };
  expect(await refusalOf(fields === undefined ? request : { ...request, fields })).toBe(code);
});

test('the size limit also applies to rejected files', async () => {
  // Each turns out to be truncated only at its end, after it was unpacked.
  const cut = gzipSync(combatLog() + ' '.repeat(90_000)).subarray(0, -9);
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}/combat.log.gz`, cut]));
  const own = { expandedBytes: 100_000 };
  expect(await refusalOf({ files: files(2), limits: own })).toBe('truncated');
  expect(await refusalOf({ files: files(3), limits: own })).toBe('too_large_expanded');
});

test('a rejected file does not use up the size limit of valid ones', async () => {
  const packed = gzipSync(combatLog() + ' '.repeat(90_000));
  const { files, refused } = await receive({
    files: { '1/combat.log.gz': packed.subarray(0, -9), '2/combat.log.gz': packed },
    fields: { session: SESSION },
    limits: { expandedBytes: 100_000 },
  });
  expect([files.length, refused[0]?.code]).toEqual([1, 'truncated']);
});

test('keeps the valid files of a batch and reports the invalid ones', async () => {
  const staged = await receive({
    files: {
      'a/combat.log': picture,
      'b/combat.log': combatLog(),
      'c/combat.log.gz': gz.subarray(0, 50),
      'd.zip': makeZip([
        { path: 'combat.log', content: combatLog(2) },
        { path: 'x/combat.log', content: 'no' },
      ]),
      'bomb.log.gz': gzipSync(big),
      'e/combat.log': combatLog(3),
    },
    fields: { session: SESSION },
  });
  expect(staged.refused.map(({ file, code }) => [file, code])).toEqual([
    ['a/combat.log', 'binary'],
    ['c/combat.log.gz', 'truncated'],
    ['d.zip/x/combat.log', 'not_a_log'],
    ['bomb.log.gz', 'too_large_expanded'],
  ]);
  expect(staged.files.map(({ path }) => path)).toEqual([
    'b/combat.log',
    'd.zip/combat.log',
    'e/combat.log',
  ]);
  expect(await storedFiles()).toHaveLength(3);
});

test('reports why each file was rejected if none is valid', async () => {
  const error = (await receive({
    files: { 'a/combat.log': picture, 'b/combat.log': '' },
    fields: { session: SESSION },
  }).catch((thrown) => thrown)) as UploadError;
  expect(error.statusCode).toBe(415);
  expect(error.details).toMatchObject({ refused: [{ code: 'binary' }, { code: 'empty' }] });
});

test('accepts a duplicate log once', async () => {
  const files = { 'a/combat.log': combatLog(), 'b/combat.log': combatLog() };
  const staged = await receive({ files, fields: { session: SESSION } });
  expect(staged.files.map(({ path }) => path)).toEqual(['a/combat.log']);
  expect(await storedFiles()).toHaveLength(1);
});

test('ends the upload when the disk is full', async () => {
  const full = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const intake = createIntake({ ...staging, stage: full }, limits);
  const adding = intake.add('combat.log', inPieces(combatLog()));
  await expect(adding).rejects.toMatchObject({ code: 'disk_full', statusCode: 507 });
});

test('leaves nothing behind when the source is interrupted', async () => {
  const intake = createIntake(staging, limits);
  async function* broken() {
    yield* inPieces(combatLog());
    throw new Error('gone');
  }
  await expect(intake.add('combat.log', broken())).rejects.toThrow('gone');
  await intake.discard();
  expect(await storedFiles()).toEqual([]);
});

test('removes files of a killed process and keeps those of a running one', async () => {
  const path = staging.tempPath();
  const log = await staging.stage(inPieces(combatLog()));
  expect(log.tempPath.slice(0, 40)).toBe(path.slice(0, 40));
  const { mkdir, writeFile } = await import('node:fs/promises');
  const { hostname } = await import('node:os');
  const dead = join(folder, 'raw', 'tmp', `999999999-00000000-0000@${hostname()}`);
  await mkdir(dead);
  await writeFile(join(dead, 'x'), 'x');
  const second = await openStaging(folder, { clean: true });
  await staging.keep(log);
  expect(await storedFiles()).toEqual([`${log.sha256}.zst`]);
  await second.close();
});
