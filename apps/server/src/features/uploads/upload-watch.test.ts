import type { UploadEvent, UploadStatus } from '@scrapboard/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadWatch } from './upload-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = { info() {}, warn() {}, error() {} };

const makeEvent = (status: UploadStatus): UploadEvent => ({
  ...{ from: 0, id: 'u', status, receivedAt: '2026-05-07T10:00:00Z', matches: [], refused: [] },
  progress: { bytes: 0, totalBytes: 1, matches: 0 },
  localPlayers: [],
  ignored: { testDrives: 0, unknownLines: 0, examples: [] },
});

/** Creates a database whose results the test controls. */
function createDatabase() {
  const pending: ((found: UploadEvent | null) => void)[] = [];
  const fetch = () => new Promise<UploadEvent | null>((resolve) => pending.push(resolve));
  return { pending, fetch };
}

function createListener() {
  const seenStates: string[] = [];
  return {
    seen: seenStates,
    update: ({ status }: { status: UploadStatus }) => seenStates.push(status),
    close: () => seenStates.push('closed'),
  };
}

test('an outdated read is ignored', async () => {
  const { pending, fetch } = createDatabase();
  const watch = createUploadWatch(fetch, log);
  const [first, second] = [createListener(), createListener()];
  watch.listen('u', first);
  watch.listen('u', second);
  await vi.advanceTimersByTimeAsync(1000);
  const [older, other, newer] = pending;
  newer?.(makeEvent('reading'));
  await vi.advanceTimersByTimeAsync(0);
  older?.(makeEvent('queued'));
  other?.(makeEvent('queued'));
  await vi.advanceTimersByTimeAsync(0);
  expect([first.seen, second.seen]).toEqual([['reading'], ['reading']]);
  watch.close();
});

test('a read for earlier listeners does not end the stream of a new one', async () => {
  const { pending, fetch } = createDatabase();
  const watch = createUploadWatch(fetch, log);
  watch.listen('u', createListener())();
  const listener = createListener();
  watch.listen('u', listener);
  pending[0]?.(null);
  pending[1]?.(makeEvent('queued'));
  await vi.advanceTimersByTimeAsync(300);
  pending[2]?.(makeEvent('reading'));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.seen).toEqual(['queued', 'reading']);
  watch.close();
});

test('a listener that starts while the server stops is notified immediately', () => {
  const watch = createUploadWatch(createDatabase().fetch, log);
  watch.close();
  const listener = createListener();
  watch.listen('u', listener);
  expect(listener.seen).toEqual(['closed']);
});
