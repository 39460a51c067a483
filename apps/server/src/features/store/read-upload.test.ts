import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { type ReadContext, readUpload } from './read-upload.ts';
import { clearDerived } from './testing/uploads.ts';

const { pool } = await createTestDatabase();

beforeEach(() => clearDerived(pool));

/** Returns short matches, one per minute. */
function makeShortMatches(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = `${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}`;
    const playerLine = (index: number, team: number) =>
      `${at}:02.000| \tplayer  ${index}, uid 0000${index + 7}, party 00000000, nickname: Driver ${index}            , team: ${team}, bot: 0, ur: ${4000 + i}, mmHash: 0000abcd`;
    return [
      `${at}:00.000| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======`,
      `${at}:01.000| ===== Gameplay 'Conquer' started, map 'sand_crater' ======`,
      playerLine(0, 1),
      playerLine(1, 2),
      `${at}:30.000| Damage. Victim: Driver 1           , attacker: Driver 0           , weapon 'CarPart_Gun_A', damage: 10.00 DMG_DIRECT`,
      `${at}:50.000| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 48.0 sec =====`,
    ].join('\r\n');
  }).join('\r\n');
}

async function* asOneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function read(
  text: string,
  chunks = asOneChunk(text),
  options: Pick<ReadContext, 'signal' | 'waitForSpace'> = {},
): Promise<void> {
  const file = { path: 'combat.log', session: '2026.05.07 00.00.00', kind: 'combat' };
  await pool.query(
    `insert into upload (id, source, time_zone, files, total_bytes)
      values ('u', 'web', 'Europe/Berlin', $1, $2) on conflict (id) do nothing`,
    [JSON.stringify([{ ...file, sha256: 'a', bytes: 1, expandedBytes: text.length }]), text.length],
  );
  const context = {
    pool,
    basePartIdOf: (id: string) => id,
    log: { info() {} },
    openRaw: () => chunks,
    ...options,
  };
  await readUpload(context, 'u');
}

async function fetchState() {
  const { rows } = await pool.query(
    `select status, read_bytes::int, matches, error->>'code' as code,
      (select count(*)::int from match) as stored from upload`,
  );
  return rows[0];
}

test('matches are stored in batches', async () => {
  const text = makeShortMatches(300);
  await read(text);
  expect(await fetchState()).toEqual({
    status: 'stored',
    read_bytes: text.length,
    matches: 300,
    code: null,
    stored: 300,
  });
  const { rows } = await pool.query(
    'select min(started_at) as first, count(*)::int as n from match',
  );
  expect(rows[0].first.toISOString()).toBe('2026-05-06T22:00:01.000Z');
});

test('interrupted reading continues when the upload is read again', async () => {
  // The clock is stopped, so that a slow machine does not trigger storing by time.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const text = makeShortMatches(200);
  const controller = new AbortController();
  async function* stopHalfWay() {
    yield Buffer.from(text.slice(0, text.length / 2));
    while ((await fetchState()).stored === 0) await sleep(5);
    controller.abort();
    yield Buffer.from(text.slice(text.length / 2));
  }
  await expect(read(text, stopHalfWay(), { signal: controller.signal })).rejects.toThrow();
  const stoppedState = await fetchState();
  expect(stoppedState.status).toBe('reading');
  expect(stoppedState).toMatchObject({ stored: 64, matches: 64 });
  await read(text);
  expect(await fetchState()).toMatchObject({ status: 'stored', matches: 200, stored: 200 });
});

test('two concurrent readings with a rebuild in between leave nothing missing', async () => {
  const text = makeShortMatches(200);
  const half = text.length / 2;
  const rebuildEnd = Promise.withResolvers<void>();
  const firstEnded = Promise.withResolvers<void>();
  async function* chunksAroundRebuild() {
    yield Buffer.from(text.slice(0, half));
    while ((await fetchState()).stored === 0) await sleep(5);
    await rebuild(pool);
    rebuildEnd.resolve();
    await secondStarted.promise;
    yield Buffer.from(text.slice(half));
  }
  const secondStarted = Promise.withResolvers<void>();
  async function* chunksOfSecond() {
    secondStarted.resolve();
    await firstEnded.promise;
    yield Buffer.from(text);
  }
  const first = read(text, chunksAroundRebuild()).finally(() => firstEnded.resolve());
  await rebuildEnd.promise;
  await Promise.all([first, read(text, chunksOfSecond())]);
  expect(await fetchState()).toMatchObject({ status: 'stored', matches: 200, stored: 200 });
});

test('an upload that has ended is not changed', async () => {
  const text = makeShortMatches(2);
  await read(text);
  await pool.query('truncate match');
  await read(text);
  expect((await fetchState()).stored).toBe(0);
});

test('a file without a line of the game is rejected', async () => {
  await read('Dear diary,\ntoday I lost again.\n');
  expect(await fetchState()).toMatchObject({ status: 'failed', code: 'not_a_log', stored: 0 });
});

test('unknown lines are counted and shown, whatever their characters', async () => {
  await read(
    `${makeShortMatches(1)}\r\n00:02:00.000| \u{1f697}${'\u{1f697}'.repeat(120)}\u0000\r\n`,
  );
  const { rows } = await pool.query('select ignored from upload');
  expect(rows[0].ignored.unknownLines).toBe(1);
  expect(rows[0].ignored.examples[0]).toContain('\u{1f697}');
});

test('nothing is stored while the disk is nearly full', async () => {
  const space = Promise.withResolvers<void>();
  const text = makeShortMatches(3);
  const readPromise = read(text, asOneChunk(text), { waitForSpace: () => space.promise });
  await expect.poll(fetchState).toMatchObject({ status: 'reading' });
  await sleep(50);
  expect(await fetchState()).toMatchObject({ status: 'reading', stored: 0 });
  space.resolve();
  await readPromise;
  expect(await fetchState()).toMatchObject({ status: 'stored', stored: 3 });
});
