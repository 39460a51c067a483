import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { upload, uploadAnswer, uploadErrors, uploadRefusal } from '@scrapboard/contract';
import { makeZip } from '@scrapboard/simulator/make-zip';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { createUploadServer } from './testing/create-upload-server.ts';
import {
  createUploader,
  type FormPart,
  sessionField,
  waitUntil,
} from './testing/create-uploader.ts';
import { makeCombatLog, makeGameLog } from './testing/sample-logs.ts';

const database = await createTestDatabase();
const server = await createUploadServer(database, {
  SCRAPBOARD_UPLOAD_MAX_BYTES: '200 KB',
  SCRAPBOARD_UPLOAD_MAX_EXPANDED: '1 MB',
  SCRAPBOARD_UPLOAD_MAX_FILES: '20',
  SCRAPBOARD_UPLOAD_CONCURRENCY: '12',
});
afterAll(() => server.close());
const { createFreshLog, post, uploadFreshLog } = createUploader(server.url);

const SESSION = '2026.05.07 09.58.30';

async function fetchCounts(): Promise<{ uploads: number; jobs: number; files: number }> {
  const { rows } = await database.pool.query<{ uploads: number; jobs: number }>(
    `select (select count(*)::int from upload) as uploads,
            (select count(*)::int from graphile_worker.jobs) as jobs`,
  );
  return { ...(rows[0] ?? { uploads: 0, jobs: 0 }), files: (await server.listFiles()).length };
}

test('responds with 202 once logs, row and job are stored', async () => {
  const countsBefore = await fetchCounts();
  const [combat, game] = [createFreshLog(), makeGameLog(101)];
  const response = await post([
    ['session', SESSION],
    ['timeZone', 'Europe/Berlin'],
    ['files', combat, 'combat.log'],
    ['files', game, 'game.log'],
  ]);
  expect(response.status).toBe(202);
  const body = uploadAnswer.parse(await response.json());
  expect(body).toMatchObject({ status: 'queued', refused: [] });
  expect(response.headers.get('location')).toBe(`/api/uploads/${body.id}`);
  expect(await fetchCounts()).toEqual({
    uploads: countsBefore.uploads + 1,
    jobs: countsBefore.jobs + 1,
    files: countsBefore.files + 2,
  });
  const statusResponse = await fetch(`${server.url}/api/uploads/${body.id}`);
  expect(upload.parse(await statusResponse.json())).toMatchObject({
    id: body.id,
    status: 'queued',
    progress: { bytes: 0, totalBytes: combat.length + game.length, matches: 0 },
    matches: [],
    ignored: { testDrives: 0, unknownLines: 0, examples: [] },
  });
});

test('accepts fields that come after the files', async () => {
  const response = await post([
    ['files', createFreshLog(), 'combat.log'],
    ['session', SESSION],
    ['timeZone', 'Asia/Tokyo'],
  ]);
  const { id } = uploadAnswer.parse(await response.json());
  const { rows } = await database.pool.query('select time_zone, files from upload where id = $1', [
    id,
  ]);
  expect(rows[0]).toMatchObject({
    time_zone: 'Asia/Tokyo',
    files: [{ session: SESSION, kind: 'combat' }],
  });
});

test('accepts a dropped folder as files with paths', async () => {
  const response = await post([
    ['files', createFreshLog(), `${SESSION}/combat.log`],
    ['files', 'secret', `${SESSION}/chat.log`],
  ]);
  expect(response.status).toBe(202);
  const { id } = uploadAnswer.parse(await response.json());
  const { rows } = await database.pool.query('select files from upload where id = $1', [id]);
  expect(rows[0].files).toMatchObject([{ path: `${SESSION}/combat.log`, session: SESSION }]);
});

test('responds with 200 and the same id for the same bytes, compressed or not', async () => {
  const log = createFreshLog();
  const first = await post([
    ['session', SESSION],
    ['files', log, 'combat.log'],
  ]);
  const { id } = uploadAnswer.parse(await first.json());
  const countsBefore = await fetchCounts();
  const secondResponse = await post([
    ['session', SESSION],
    ['files', gzipSync(log), 'combat.log.gz'],
  ]);
  expect(secondResponse.status).toBe(200);
  expect(uploadAnswer.parse(await secondResponse.json()).id).toBe(id);
  expect(await fetchCounts()).toEqual(countsBefore);
});

test('the same bytes sent several times concurrently are one upload', async () => {
  const log = createFreshLog();
  const countsBefore = await fetchCounts();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () =>
      post([
        ['session', SESSION],
        ['files', log, 'combat.log'],
      ]),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 202]);
  const ids = await Promise.all(
    responses.map(async (response) => uploadAnswer.parse(await response.json()).id),
  );
  expect(new Set(ids).size).toBe(1);
  const countsAfter = await fetchCounts();
  expect([countsAfter.uploads, countsAfter.jobs, countsAfter.files]).toEqual([
    countsBefore.uploads + 1,
    countsBefore.jobs + 1,
    countsBefore.files + 1,
  ]);
});

test('reads a failed upload again', async () => {
  const parts: FormPart[] = [
    ['session', SESSION],
    ['files', createFreshLog(), 'combat.log'],
  ];
  const { id } = uploadAnswer.parse(await (await post(parts)).json());
  await database.pool.query(
    `update upload set status = 'failed', error = '{"code":"internal","message":"x"}' where id = $1`,
    [id],
  );
  const secondResponse = await post(parts);
  expect(secondResponse.status).toBe(202);
  expect(uploadAnswer.parse(await secondResponse.json())).toMatchObject({ id, status: 'queued' });
});

const largeLog = Buffer.from(`${makeCombatLog()}${' '.repeat(2 * 1024 * 1024)}`);
const incompressibleLog = Buffer.concat([
  Buffer.from(makeCombatLog()),
  Buffer.alloc(400 * 1024, 'x'),
]);
for (let at = 1000; at < incompressibleLog.length; at += 1)
  incompressibleLog[at] = 97 + ((at * 7919) % 26) * ((at >> 3) % 2);

test.each<[string, number, string, FormPart[]]>([
  ['no file at all', 400, 'no_files', [sessionField]],
  ['an empty log', 400, 'empty', [sessionField, ['files', '', 'combat.log']]],
  [
    'text that is not a log',
    422,
    'not_a_log',
    [sessionField, ['files', 'Dear diary', 'combat.log']],
  ],
  [
    'a picture',
    415,
    'binary',
    [sessionField, ['files', Buffer.from('89504e470d0a1a0a', 'hex'), 'combat.log']],
  ],
  ['too many bytes', 413, 'too_large', [sessionField, ['files', incompressibleLog, 'combat.log']]],
  [
    'a bomb',
    413,
    'too_large_expanded',
    [sessionField, ['files', gzipSync(largeLog), 'combat.log.gz']],
  ],
  [
    'too many files',
    413,
    'too_many_files',
    [
      sessionField,
      ...Array.from(
        { length: 21 },
        (_, index): FormPart => ['files', makeCombatLog(index), `${index}.log`],
      ),
    ],
  ],
  [
    'a path outside of the zip',
    400,
    'unsafe_path',
    [
      sessionField,
      [
        'files',
        Buffer.from(makeZip([{ path: '../combat.log', content: makeCombatLog() }])),
        'a.zip',
      ],
    ],
  ],
  [
    'a cut gzip',
    400,
    'truncated',
    [sessionField, ['files', gzipSync(makeCombatLog()).subarray(0, 100), 'combat.log.gz']],
  ],
  ['no date', 422, 'no_date', [['files', makeCombatLog(), 'combat.log']]],
  [
    'a bad session',
    400,
    'bad_session',
    [
      ['session', '1.1.1'],
      ['files', makeCombatLog(), 'combat.log'],
    ],
  ],
  [
    'a bad zone',
    400,
    'bad_time_zone',
    [sessionField, ['timeZone', 'Nowhere/City'], ['files', makeCombatLog(), 'combat.log']],
  ],
])('refuses %s with %i %s and keeps nothing', async (_name, status, code, parts) => {
  const countsBefore = await fetchCounts();
  const response = await post(parts);
  const body = uploadRefusal.parse(await response.json());
  expect([response.status, body.code]).toEqual([status, code]);
  expect(body.message).toBe(uploadErrors[body.code as keyof typeof uploadErrors]);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  expect(await fetchCounts()).toEqual(countsBefore);
});

test('rejects a request that is not a form', async () => {
  const response = await fetch(`${server.url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'no_files' });
});

test('reports the invalid files of a batch and accepts the others', async () => {
  const countsBefore = await fetchCounts();
  const response = await post([
    sessionField,
    ['files', 'no log', 'a/combat.log'],
    ['files', gzipSync(largeLog), 'b/combat.log.gz'],
    ['files', createFreshLog(), 'c/combat.log'],
  ]);
  expect(response.status).toBe(202);
  const { refused } = uploadAnswer.parse(await response.json());
  expect(refused.map(({ file, code }) => [file, code])).toEqual([
    ['a/combat.log', 'not_a_log'],
    ['b/combat.log.gz', 'too_large_expanded'],
  ]);
  expect((await fetchCounts()).files).toBe(countsBefore.files + 1);
});

/** Opens an upload, sends its beginning and then waits. */
function openUpload(): { response: Promise<Response | number>; abort(): void; end(): void } {
  const request = httpRequest(`${server.url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const response = new Promise<number>((resolve) => {
    request.on('response', (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
    request.on('error', () => resolve(0));
  });
  request.write(
    `--x\r\ncontent-disposition: form-data; name="files"; filename="${SESSION}/combat.log"\r\n\r\n${createFreshLog().repeat(40)}`,
  );
  return { response, abort: () => request.destroy(), end: () => request.end('\r\n--x--\r\n') };
}

test('leaves nothing behind when the client disconnects', async () => {
  const countsBefore = await fetchCounts();
  const pendingUpload = openUpload();
  await waitUntil(async () => (await fetchCounts()).files > countsBefore.files);
  pendingUpload.abort();
  await waitUntil(async () => (await fetchCounts()).files === countsBefore.files);
  expect(await fetchCounts()).toEqual(countsBefore);
});

test('asks clients to retry while too many uploads arrive, and accepts the next once one is done', async () => {
  const countsBefore = await fetchCounts();
  const openUploads = Array.from({ length: 6 }, openUpload);
  await waitUntil(async () => (await fetchCounts()).files === countsBefore.files + 6);
  const refusedResponse = await post([sessionField, ['files', createFreshLog(), 'combat.log']]);
  expect(refusedResponse.status).toBe(429);
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusedResponse.json()).toMatchObject({ code: 'too_many_uploads' });
  for (const request of openUploads) request.end();
  expect(await Promise.all(openUploads.map(({ response }) => response))).toEqual(
    Array(6).fill(202),
  );
  expect((await post([sessionField, ['files', createFreshLog(), 'combat.log']])).status).toBe(202);
});

test('does not find an upload with an unknown id', async () => {
  const response = await fetch(`${server.url}/api/uploads/${'0'.repeat(32)}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
  expect((await fetch(`${server.url}/api/uploads/${'0'.repeat(32)}/events`)).status).toBe(404);
});

test('cancels an upload that has not been read and leaves a stored one alone', async () => {
  const cancel = async (id: string) =>
    upload.parse(
      await (await fetch(`${server.url}/api/uploads/${id}/cancel`, { method: 'POST' })).json(),
    );
  const id = await uploadFreshLog();
  expect(await cancel(id)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
  const storedUploadId = await uploadFreshLog();
  await database.pool.query(`update upload set status = 'stored' where id = $1`, [storedUploadId]);
  expect(await cancel(storedUploadId)).toMatchObject({ status: 'stored' });
});

test('no unexpected error is logged', () => {
  expect(server.errors).toEqual([]);
});
