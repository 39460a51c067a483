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
function createStubDatabase() {
  const pendingReads: ((found: UploadEvent | null) => void)[] = [];
  const fetchEvent = () => new Promise<UploadEvent | null>((resolve) => pendingReads.push(resolve));
  return { pendingReads, fetchEvent };
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
  const { pendingReads, fetchEvent } = createStubDatabase();
  const watch = createUploadWatch(fetchEvent, log);
  const [first, second] = [createListener(), createListener()];
  watch.listen('u', first);
  watch.listen('u', second);
  await vi.advanceTimersByTimeAsync(1000);
  const [older, other, newer] = pendingReads;
  newer?.(makeEvent('reading'));
  await vi.advanceTimersByTimeAsync(0);
  older?.(makeEvent('queued'));
  other?.(makeEvent('queued'));
  await vi.advanceTimersByTimeAsync(0);
  expect([first.seen, second.seen]).toEqual([['reading'], ['reading']]);
  watch.close();
});

test('a read for earlier listeners does not end the stream of a new one', async () => {
  const { pendingReads, fetchEvent } = createStubDatabase();
  const watch = createUploadWatch(fetchEvent, log);
  watch.listen('u', createListener())();
  const listener = createListener();
  watch.listen('u', listener);
  pendingReads[0]?.(null);
  pendingReads[1]?.(makeEvent('queued'));
  await vi.advanceTimersByTimeAsync(300);
  pendingReads[2]?.(makeEvent('reading'));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.seen).toEqual(['queued', 'reading']);
  watch.close();
});

test('a listener that starts while the server stops is notified immediately', () => {
  const watch = createUploadWatch(createStubDatabase().fetchEvent, log);
  watch.close();
  const listener = createListener();
  watch.listen('u', listener);
  expect(listener.seen).toEqual(['closed']);
});
