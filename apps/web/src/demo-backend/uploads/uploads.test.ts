import { gzipSync } from 'node:zlib';
import { securityEvents, type Upload, upload, uploadErrors } from '@scrapboard/contract';
import { makeZip, overlapEntries } from '@scrapboard/simulator/make-zip';
import { beforeEach, expect, test } from 'vitest';
import { NOW, openSample } from '../data/testing/open-sample.ts';
import { filesOf, freshSessions, type SentFile, sendUpload } from '../data/testing/send-upload.ts';
import { createMemoryStore } from '../framework/stored-value.ts';
import type { UploadRecord } from './upload-record.ts';

const [session, other] = freshSessions();
if (session === undefined || other === undefined) throw new Error('there are no sessions');
const files = filesOf(session);
const { timeZone } = session;

const zipOf = (files: readonly SentFile[], options?: { deflate: boolean }) =>
  makeZip(
    files.map(({ name, bytes }) => ({ path: name, content: bytes })),
    options,
  );

let openStoredValue = createMemoryStore();
let demo = openSample(openStoredValue);
beforeEach(() => {
  openStoredValue = createMemoryStore();
  demo = openSample(openStoredValue);
});

const countMatches = async (from = demo) => (await from.call('GET /api/status')).body.matches;
const readUpload = async (id: string): Promise<Upload> =>
  (await demo.call(`GET /api/uploads/${id}`)).body;

test('the matches of an upload are added once, and the same logs are recognised', async () => {
  const before = await countMatches();
  const first = await sendUpload(demo.handleRequest, { files, timeZone });
  expect([first.status, first.body.status]).toEqual([202, 'queued']);
  const storedUpload = await readUpload(first.body.id);
  expect(upload.parse(storedUpload)).toMatchObject({ status: 'stored', refused: [] });
  expect(storedUpload.progress.bytes).toBe(storedUpload.progress.totalBytes);
  expect(storedUpload.matches).toHaveLength(session.matches);
  expect(await countMatches()).toBe(before + session.matches);
  const again = await sendUpload(demo.handleRequest, { files, timeZone });
  expect([again.status, again.body.id, again.body.status]).toEqual([200, first.body.id, 'stored']);
  expect(await countMatches()).toBe(before + session.matches);
});

test('an upload names its local player, and its matches are not demo data', async () => {
  const before = (await demo.call('GET /api/status')).body;
  expect(before.demo.matches).toBe(before.matches);
  const { body } = await sendUpload(demo.handleRequest, { files, timeZone });
  const { id, nickname } = session.uploader;
  expect((await readUpload(body.id)).localPlayers).toEqual([{ id, nickname }]);
  const after = (await demo.call('GET /api/status')).body;
  expect(after.demo).toEqual(before.demo);
  expect(after.matches).toBeGreaterThan(after.demo.matches);
});

test('the quarantine of an upload is among the security events of its account', async () => {
  const { accessToken: token } = await demo.signUp();
  const events = async () => {
    const { body } = await demo.call('GET /api/account/security-events', { token });
    return securityEvents.parse(body).events.map(({ kind, network }) => [kind, network]);
  };
  // Without its game.log, whose match IDs contain the time.
  const future = files
    .filter(({ name }) => name.endsWith('combat.log'))
    .map(({ name, bytes }) => ({ name: name.replace(/^\d{4}/, '2099'), bytes }));
  await sendUpload(demo.handleRequest, { files: future, timeZone, token });
  await expect.poll(events).toEqual([
    ['upload_quarantined', 'unknown'],
    ['signed_up', 'this'],
  ]);
});

test('logs of a match from two players are stored as one match', async () => {
  const seen = new Set<string>();
  let reports = 0;
  for (const played of freshSessions()) {
    const { body } = await sendUpload(demo.handleRequest, {
      files: filesOf(played),
      timeZone: played.timeZone,
    });
    for (const { id, outcome } of (await readUpload(body.id)).matches) {
      expect(outcome === 'new' && seen.has(id)).toBe(false);
      seen.add(id);
      reports++;
    }
  }
  expect(reports).toBeGreaterThan(seen.size);
});

test('uploads are kept when the page is closed', async () => {
  const before = await countMatches();
  const { body } = await sendUpload(demo.handleRequest, { files, timeZone });
  const later = openSample(openStoredValue);
  expect(await countMatches(later)).toBe(before + session.matches);
  const { matches } = (await later.call(`GET /api/uploads/${body.id}`)).body as Upload;
  expect((await later.call(`GET /api/matches/${matches[0]?.id}`)).status).toBe(200);
  expect((await later.call(`GET /api/players/${session.uploader.id}`)).body.uploadCount).toBe(
    new Set(matches.map(({ id }) => id)).size,
  );
});

test('logs in gzip or in a zip of folders are recognised as the same', async () => {
  const plain = await sendUpload(demo.handleRequest, { files, timeZone });
  const packed = files.map(({ name, bytes }) => ({
    name: `${name}.gz`,
    bytes: new Uint8Array(gzipSync(bytes)),
  }));
  expect((await sendUpload(demo.handleRequest, { files: packed, timeZone })).body.id).toBe(
    plain.body.id,
  );
  for (const deflate of [true, false]) {
    const bytes = zipOf([...files, { name: 'chat.log', bytes: new Uint8Array(9) }], { deflate });
    const zip = { name: 'logs.zip', bytes };
    const response = await sendUpload(demo.handleRequest, { files: [zip], timeZone });
    expect([response.status, response.body.id, response.body.refused]).toEqual([
      200,
      plain.body.id,
      [],
    ]);
  }
});

const log = files[1]?.bytes ?? new Uint8Array();
/** Compresses far better than any log. */
const bomb = new Uint8Array(40 * 1024 * 1024).fill(0x20);
bomb.set(log);
const twice = ['a', 'b'].map((name) => ({ name: `${name}/combat.log`, bytes: log }));
const encode = (content: string) => new TextEncoder().encode(content);
const truncateGzip = (length: number) => new Uint8Array(gzipSync(log)).slice(0, length);

test.each([
  ['no_files', 400, []],
  ['empty', 400, [{ name: 'combat.log', bytes: new Uint8Array() }]],
  ['not_a_log', 422, [{ name: 'combat.log', bytes: encode('hello\n') }]],
  ['binary', 415, [{ name: 'combat.log', bytes: new Uint8Array([1, 2, 3, 4, 5]) }]],
  ['no_date', 422, [{ name: 'combat.log', bytes: log }]],
  ['unsafe_path', 400, [{ name: '../combat.log', bytes: log }]],
  ['truncated', 400, [{ name: 'combat.log.gz', bytes: truncateGzip(2000) }]],
  ['truncated', 400, [{ name: 'a.zip', bytes: zipOf(files).slice(0, 900) }]],
  [
    'bad_archive',
    400,
    [{ name: 'combat.log.zst', bytes: new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]) }],
  ],
  ['too_large_expanded', 413, [{ name: 'combat.log.gz', bytes: new Uint8Array(gzipSync(bomb)) }]],
  [
    'too_large_expanded',
    413,
    [{ name: 'a.zip', bytes: zipOf([{ name: 'combat.log', bytes: bomb }]) }],
  ],
  ['bad_archive', 400, [{ name: 'a.zip', bytes: overlapEntries(zipOf(twice)) }]],
  ['no_files', 400, [{ name: 'a.zip', bytes: zipOf([{ name: 'a.txt', bytes: log }]) }]],
] as const)('invalid files are rejected with %s', async (code, status, files) => {
  const response = await sendUpload(demo.handleRequest, { files: [...files] });
  expect([response.status, response.body.code, response.body.message]).toEqual([
    status,
    code,
    uploadErrors[code],
  ]);
});

test('an invalid session and an unknown time zone are rejected', async () => {
  const bad = await sendUpload(demo.handleRequest, { files, session: 'yesterday' });
  expect([bad.status, bad.body.code]).toEqual([400, 'bad_session']);
  const unknown = await sendUpload(demo.handleRequest, { files, timeZone: 'Mars/Olympus' });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'bad_time_zone']);
});

test('valid files of an upload are accepted and invalid ones listed', async () => {
  const bad = { name: 'holiday.jpg', bytes: new Uint8Array([0, 1]) };
  const { status, body } = await sendUpload(demo.handleRequest, {
    files: [bad, ...files],
    timeZone,
  });
  expect(status).toBe(202);
  expect(body.refused).toEqual([
    { file: 'holiday.jpg', code: 'binary', message: uploadErrors.binary },
  ]);
});

test('a single log gets its session and time zone from the form’s fields', async () => {
  const singleLog = [{ name: 'combat.log', bytes: log }];
  const { status, body } = await sendUpload(demo.handleRequest, {
    files: singleLog,
    session: session.name,
    timeZone,
  });
  expect(status).toBe(202);
  expect((await readUpload(body.id)).matches).toHaveLength(session.matches);
});

test('an upload with a token belongs to its account, which can claim its local player', async () => {
  const { accessToken: token, user } = await demo.signUp();
  const { body } = await sendUpload(demo.handleRequest, { files, timeZone, token });
  const players = (await demo.call('GET /api/account/players', { token })).body;
  expect(players.claimable).toEqual([
    { id: session.uploader.id, nickname: session.uploader.nickname, proof: null },
  ]);
  const exported = await demo.call('GET /api/account/export', { token });
  expect(exported.body.uploads).toMatchObject([{ id: body.id, status: 'stored' }]);
  expect(exported.body.uploads[0].matches).toHaveLength(session.matches);
  expect(exported.body.account.id).toBe(user.id);
  const cancelled = await demo.call(`POST /api/uploads/${body.id}/cancel`);
  expect([cancelled.status, cancelled.body.code]).toEqual([403, 'not_yours']);
});

test('a cancelled upload stays cancelled, keeps its matches, and can be repeated', async () => {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  const request = new Request('http://demo.test/api/uploads', { method: 'POST', body: form });
  const { id } = (await (await demo.handleRequest(request)).json()) as { id: string };
  const { body } = await demo.call(`POST /api/uploads/${id}/cancel`);
  expect(body).toMatchObject({
    status: 'failed',
    error: { code: 'cancelled', message: uploadErrors.cancelled },
  });
  const again = await sendUpload(demo.handleRequest, { files });
  expect([again.status, again.body.id]).toEqual([202, id]);
  const storedUpload = await readUpload(id);
  expect(storedUpload.status).toBe('stored');
  expect(storedUpload.matches).toHaveLength(session.matches);
});

test('leaving the page needs confirmation while logs are read', async () => {
  const pendingWork: Promise<void>[] = [];
  const demoWithConfirmation = openSample(openStoredValue, (work) => pendingWork.push(work));
  const { body } = await sendUpload(demoWithConfirmation.handleRequest, { files });
  expect(pendingWork).toHaveLength(1);
  await pendingWork[0];
  expect((await readUpload(body.id)).status).toBe('stored');
  await sendUpload(demoWithConfirmation.handleRequest, { files });
  expect(pendingWork).toHaveLength(1);
});

/** Makes the only upload look as if a page were reading it that last reported progress at a time. */
async function markReading(readAt: number): Promise<void> {
  const uploads = openStoredValue('uploads', () => ({ version: 0, uploads: [] as UploadRecord[] }));
  await uploads.change((state) => {
    const [upload] = state.uploads;
    if (upload !== undefined) Object.assign(upload, { status: 'reading', readAt });
    state.version++;
  });
}

test('a tab that watches an upload sees that the page reading it was closed', async () => {
  let now = NOW;
  const { body } = await sendUpload(demo.handleRequest, { files });
  await markReading(now);
  const watchingDemo = openSample(openStoredValue, undefined, () => now);
  const read = async () => (await watchingDemo.call(`GET /api/uploads/${body.id}`)).body;
  expect((await read()).status).toBe('reading');
  now += 60_000;
  expect(await read()).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
});

test('an upload whose page was closed has failed and can be repeated', async () => {
  const { body } = await sendUpload(demo.handleRequest, { files });
  await markReading(NOW - 60_000);
  expect(await readUpload(body.id)).toMatchObject({
    status: 'failed',
    error: { code: 'cancelled' },
  });
  expect((await sendUpload(demo.handleRequest, { files })).status).toBe(202);
});
