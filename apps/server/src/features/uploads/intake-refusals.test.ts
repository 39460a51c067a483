import { gzipSync, zstdCompressSync } from 'node:zlib';
import { makeZip, overlapEntries } from '@scrapboard/simulator/make-zip';
import type { UploadError } from '@scrapboard/uploads';
import { expect, test } from 'vitest';
import { createTestIntake, SESSION, type TestRequest } from './testing/create-test-intake.ts';
import { makeCombatLog } from './testing/sample-logs.ts';

const { receive, listStoredFiles } = createTestIntake();

async function attemptUpload(request: TestRequest): Promise<string> {
  const error = await receive(request).then(
    () => ({ code: 'staged' }),
    (thrown) => thrown as { code: string },
  );
  expect(await listStoredFiles()).toEqual([]);
  return error.code;
}

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const bigLog = Buffer.concat([Buffer.from(makeCombatLog()), Buffer.alloc(40 * 1024 * 1024, ' ')]);
const halfOfBigLog = bigLog.subarray(0, 20 * 1024 * 1024);
const gz = gzipSync(makeCombatLog());
const zst = zstdCompressSync(Buffer.from(makeCombatLog().repeat(50)));
const zip = makeZip([{ path: `${SESSION}/combat.log`, content: makeCombatLog() }]);

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
        'a.zip': makeZip([{ path: 'combat.log', content: makeCombatLog(), claimedChecksum: 1 }]),
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
    { files: { 'a.zip': makeZip([{ path: '../../combat.log', content: makeCombatLog() }]) } },
  ],
  [
    'a zip with an absolute path behind a good log',
    'unsafe_path',
    {
      files: {
        'a.zip': makeZip([
          { path: `${SESSION}/combat.log`, content: makeCombatLog() },
          { path: '/etc/combat.log', content: makeCombatLog(2) },
        ]),
      },
    },
  ],
  [
    'a zip with a backslash path outside of it',
    'unsafe_path',
    { files: { 'a.zip': makeZip([{ path: '..\\combat.log', content: makeCombatLog() }]) } },
  ],
  [
    'a file name outside of the upload',
    'unsafe_path',
    { files: { '../combat.log': makeCombatLog() } },
  ],
  [
    'more than may be sent',
    'too_large',
    { files: { 'combat.log': makeCombatLog() }, limits: { uploadBytes: 100 } },
  ],
  [
    'more than may be unpacked',
    'too_large_expanded',
    { files: { 'combat.log.gz': gz }, limits: { expandedBytes: 500 } },
  ],
  ['a zip bomb', 'too_large_expanded', { files: { 'combat.log.gz': gzipSync(bigLog) } }],
  [
    'a bomb within a zip',
    'too_large_expanded',
    { files: { 'a.zip': makeZip([{ path: 'combat.log', content: bigLog }]) } },
  ],
  [
    'a packed bomb within a zip',
    'too_large_expanded',
    { files: { 'a.zip': makeZip([{ path: 'combat.log.gz', content: gzipSync(bigLog) }]) } },
  ],
  [
    'many small bombs within a zip',
    'too_large_expanded',
    {
      files: {
        'a.zip': makeZip([
          { path: `${SESSION}/combat.log`, content: halfOfBigLog },
          { path: '2026.05.08 20.00.00/combat.log', content: halfOfBigLog },
        ]),
      },
    },
  ],
  [
    'a zip of overlapping entries',
    'bad_archive',
    {
      files: {
        'a.zip': overlapEntries(
          makeZip([
            { path: `${SESSION}/combat.log`, content: makeCombatLog() },
            { path: '2026.05.08 20.00.00/combat.log', content: makeCombatLog() },
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
        'a.zip': makeZip([{ path: 'combat.log', content: makeCombatLog(), claimedSize: 10 }]),
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
    {
      files: { 'a/combat.log': makeCombatLog(1), 'b/combat.log': makeCombatLog(2) },
      limits: { files: 1 },
    },
  ],
  [
    'a zip of too many logs',
    'too_many_files',
    {
      files: {
        'a.zip': makeZip([
          { path: 'a/combat.log', content: makeCombatLog(1) },
          { path: 'b/combat.log', content: makeCombatLog(2) },
        ]),
      },
      limits: { files: 1 },
    },
  ],
])('refuses %s: %s', async (_name, code, request) => {
  expect(await attemptUpload({ fields: { session: SESSION }, ...request })).toBe(code);
});

test.each<[string, string, TestRequest['fields']]>([
  ['a log without a date', 'no_date', {}],
  ['a session that is not the name of a folder', 'bad_session', { session: 'yesterday' }],
  ['a session on a day that does not exist', 'bad_session', { session: '2026.02.30 09.58.30' }],
  ['an unknown time zone', 'bad_time_zone', { session: SESSION, timeZone: 'Mars/Olympus' }],
])('refuses %s: %s', async (_name, code, fields) => {
  const request: TestRequest = { files: { 'combat.log': makeCombatLog() } };
  expect(await attemptUpload(fields === undefined ? request : { ...request, fields })).toBe(code);
});

test('the size limit also applies to rejected files', async () => {
  // Each turns out to be truncated only at its end, after it was unpacked.
  const truncatedGzip = gzipSync(makeCombatLog() + ' '.repeat(90_000)).subarray(0, -9);
  const makeFiles = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`${n}/combat.log.gz`, truncatedGzip]),
    );
  const limits = { expandedBytes: 100_000 };
  expect(await attemptUpload({ files: makeFiles(2), limits })).toBe('truncated');
  expect(await attemptUpload({ files: makeFiles(3), limits })).toBe('too_large_expanded');
});

test('a rejected file does not use up the size limit of valid ones', async () => {
  const packed = gzipSync(makeCombatLog() + ' '.repeat(90_000));
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
      'b/combat.log': makeCombatLog(),
      'c/combat.log.gz': gz.subarray(0, 50),
      'd.zip': makeZip([
        { path: 'combat.log', content: makeCombatLog(2) },
        { path: 'x/combat.log', content: 'no' },
      ]),
      'bomb.log.gz': gzipSync(bigLog),
      'e/combat.log': makeCombatLog(3),
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
  expect(await listStoredFiles()).toHaveLength(3);
});

test('reports why each file was rejected if none is valid', async () => {
  const error = (await receive({
    files: { 'a/combat.log': picture, 'b/combat.log': '' },
    fields: { session: SESSION },
  }).catch((thrown) => thrown)) as UploadError;
  expect(error.statusCode).toBe(415);
  expect(error.details).toMatchObject({ refused: [{ code: 'binary' }, { code: 'empty' }] });
});
