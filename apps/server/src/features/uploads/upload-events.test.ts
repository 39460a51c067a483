import { type UploadEvent, uploadErrors, uploadEvent } from '@scrapboard/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { createUploadServer } from './testing/create-upload-server.ts';
import { createUploader, waitUntil } from './testing/create-uploader.ts';

const database = await createTestDatabase();
const server = await createUploadServer(database);
afterAll(() => server.close());
const { uploadFreshLog } = createUploader(server.url);

async function readEvents(
  id: string,
  onEvent: (event: UploadEvent) => void = () => {},
): Promise<UploadEvent[]> {
  const response = await fetch(`${server.url}/api/uploads/${id}/events`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: UploadEvent[] = [];
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: upload\ndata: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const event = uploadEvent.parse(JSON.parse(data));
      events.push(event);
      onEvent(event);
    }
  }
  return events;
}

/** Follows an upload; `waitForEvents` waits for that many. */
function follow(id: string) {
  let eventCount = 0;
  const events = readEvents(id, () => {
    eventCount += 1;
  });
  return {
    events,
    waitForEvents: (minimum: number) => waitUntil(async () => eventCount >= minimum),
  };
}

const updateUpload = (id: string, set: string) =>
  database.pool.query(`update upload set ${set} where id = $1`, [id]);

test('sends all listeners the progress of an upload until it is stored', async () => {
  const id = await uploadFreshLog();
  const listeners = Array.from({ length: 30 }, () => follow(id));
  await Promise.all(listeners.map(({ waitForEvents }) => waitForEvents(1)));
  await updateUpload(id, `status = 'reading', read_bytes = 10`);
  await Promise.all(listeners.map(({ waitForEvents }) => waitForEvents(2)));
  await updateUpload(id, `status = 'stored', read_bytes = total_bytes`);
  for (const { events } of listeners) {
    expect((await events).map(({ status }) => status)).toEqual(['queued', 'reading', 'stored']);
  }
});

test('sends each match once while an upload is read, and all of them at its end', async () => {
  const id = await uploadFreshLog();
  await updateUpload(id, `status = 'reading'`);
  // Updates the progress in the same transaction.
  const addMatches = (...ordinals: number[]) =>
    database.pool.query(
      `with progress as (update upload set matches = matches + cardinality($2::int[]) where id = $1)
        insert into upload_match (upload_id, ordinal, match_id, own_id, outcome, started_at,
          gameplay, map, category, mode, roster_key, lines, digest, custom_game)
        select $1, n, n, n, 'new', now(), '', 'sand_crater', 'pvp', '8v8', n, 1, n, false
          from unnest($2::int[]) n`,
      [id, ordinals],
    );
  const { events, waitForEvents } = follow(id);
  await waitForEvents(1);
  await addMatches(0, 1);
  await waitForEvents(2);
  await addMatches(2);
  await waitForEvents(3);
  const lateFollower = follow(id);
  await lateFollower.waitForEvents(1);
  await updateUpload(id, `status = 'stored'`);
  const sentEvents = (await events).map(({ from, matches, progress }) => [
    from,
    matches.length,
    progress.matches,
  ]);
  expect(sentEvents).toEqual([
    [0, 0, 0],
    [0, 2, 2],
    [2, 1, 3],
    [0, 3, 3],
  ]);
  expect((await lateFollower.events).map(({ from, matches }) => [from, matches.length])).toEqual([
    [0, 3],
    [0, 3],
  ]);
});

test('ends the event stream of an upload that is deleted', async () => {
  const id = await uploadFreshLog();
  const { events, waitForEvents } = follow(id);
  await waitForEvents(1);
  await database.pool.query('delete from upload where id = $1', [id]);
  expect(await events).toMatchObject([{ status: 'queued' }]);
});

test('ends the event stream of an upload that has already ended', async () => {
  const id = await uploadFreshLog();
  await database.pool.query(`update upload set status = 'failed', error = $2 where id = $1`, [
    id,
    { code: 'not_a_log', message: uploadErrors.not_a_log },
  ]);
  const events = await readEvents(id);
  expect(events).toMatchObject([{ status: 'failed', error: { code: 'not_a_log' } }]);
});

test('ends open event streams when the server stops', async () => {
  const otherServer = await createUploadServer(database);
  const id = await uploadFreshLog();
  const response = await fetch(`${otherServer.url}/api/uploads/${id}/events`);
  const body = response.text();
  await otherServer.close();
  expect(await body).toContain('"queued"');
});

test('no unexpected error is logged', () => {
  expect(server.errors).toEqual([]);
});
