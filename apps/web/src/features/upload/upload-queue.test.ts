import type { Upload } from '@scrapboard/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentUpload } from './send-batch.ts';
import type { DatedBatch } from './session-date.ts';
import { UploadFailure } from './upload-failure.ts';
import { createUploadQueue, needsDate, type UploadItem } from './upload-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const batch = (key: string, guess: string | null = null): DatedBatch => ({
  kind: 'session',
  key,
  session: guess === null ? '2026.05.07 09.58.30' : null,
  guess,
  files: [],
  bytes: 100,
});

const upload = (id: string, overrides: Partial<Upload> = {}): Upload => ({
  id,
  status: 'stored',
  receivedAt: '2026-05-07T10:00:00.000Z',
  progress: { bytes: 1, totalBytes: 1, matches: 0 },
  matches: [],
  localPlayers: [],
  ignored: { testDrives: 0, unknownLines: 0, examples: [] },
  refused: [],
  ...overrides,
});

/** Creates a queue whose uploads finish when the test resolves them. */
function openQueue() {
  const sends: PromiseWithResolvers<SentUpload>[] = [];
  const watches: (PromiseWithResolvers<Upload> & { id: string })[] = [];
  const cancelledIds: string[] = [];
  const queue = createUploadQueue({
    timeZone: 'UTC',
    send: (_batch, _progress, signal) => {
      const deferred = Promise.withResolvers<SentUpload>();
      sends.push(deferred);
      signal.addEventListener('abort', () => deferred.reject(new DOMException('', 'AbortError')));
      return deferred.promise;
    },
    watch: (id) => {
      const deferred = Promise.withResolvers<Upload>();
      watches.push({ ...deferred, id });
      return deferred.promise;
    },
    cancel: async (id) => {
      cancelledIds.push(id);
    },
  });
  const states = () => queue.getState().items.map((item) => item.state.name);
  const flushPromises = () => vi.advanceTimersByTimeAsync(0);
  const toSentUpload = (id: string): SentUpload => ({
    id,
    status: 'queued',
    refused: [],
    isDuplicate: false,
  });
  return { queue, sends, watches, cancelledIds, states, flushPromises, toSentUpload };
}

test('lists found sessions once and sends nothing before the start', () => {
  const { queue, states, sends } = openQueue();
  expect(queue.add([batch('a'), batch('b')])).toBe(2);
  expect(queue.add([batch('b')])).toBe(0);
  expect(states()).toEqual(['found', 'found']);
  expect(sends).toHaveLength(0);
});

test('sends two uploads at once, and the next when one is done', async () => {
  const { queue, states, sends, flushPromises, toSentUpload } = openQueue();
  queue.add([batch('a'), batch('b'), batch('c')]);
  queue.start();
  expect(states()).toEqual(['packing', 'packing', 'waiting']);
  sends[0]?.resolve(toSentUpload('1'));
  await flushPromises();
  expect(states()).toEqual(['reading', 'packing', 'packing']);
});

test('watches two uploads at once, and the next when one has been read', async () => {
  const { queue, sends, watches, flushPromises, toSentUpload, states } = openQueue();
  queue.add([batch('a'), batch('b'), batch('c')]);
  queue.start();
  for (const index of [0, 1, 2]) {
    sends[index]?.resolve(toSentUpload(String(index)));
    await flushPromises();
  }
  expect(watches.map(({ id }) => id)).toEqual(['0', '1']);
  watches[0]?.resolve(upload('0'));
  await flushPromises();
  expect(states()).toEqual(['stored', 'reading', 'reading']);
  expect(watches.map(({ id }) => id)).toEqual(['0', '1', '2']);
});

test('pauses for as long as a busy server asks, then retries', async () => {
  const { queue, sends, flushPromises, states } = openQueue();
  queue.add([batch('a'), batch('b'), batch('c')]);
  queue.start();
  sends[0]?.reject(new UploadFailure('too_many_uploads', { retryAfterSeconds: 7 }));
  await flushPromises();
  expect(states()).toEqual(['waiting', 'packing', 'waiting']);
  expect(queue.getState().pausedUntil).not.toBeNull();
  await vi.advanceTimersByTimeAsync(6900);
  expect(sends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(sends).toHaveLength(3);
  expect(queue.getState().pausedUntil).toBeNull();
});

test('fails all waiting uploads when the quota is used up, and says when to retry', async () => {
  const { queue, sends, flushPromises, states } = openQueue();
  queue.add([batch('a'), batch('b'), batch('c')]);
  queue.start();
  sends[0]?.reject(new UploadFailure('quota_used_up', { retryAfterSeconds: 7200 }));
  await flushPromises();
  expect(states()).toEqual(['failed', 'packing', 'failed']);
  expect(sends).toHaveLength(2);
  const [first, , last] = queue.getState().items.map(({ state }) => state);
  expect(last).toEqual(first);
  expect(first).toMatchObject({ code: 'quota_used_up', retryAt: Date.now() + 7_200_000 });
});

test('continues after a rejected upload, which can be retried', async () => {
  const { queue, sends, flushPromises, states } = openQueue();
  queue.add([batch('a'), batch('b')]);
  queue.start();
  sends[0]?.reject(new UploadFailure('not_a_log'));
  await flushPromises();
  expect(states()).toEqual(['failed', 'packing']);
  queue.retry('a');
  expect(states()).toEqual(['packing', 'packing']);
});

test('stops sending, and cancels on the server what it is reading', async () => {
  const { queue, sends, cancelledIds, watches, flushPromises, toSentUpload, states } = openQueue();
  queue.add([batch('a'), batch('b'), batch('c'), batch('d')]);
  queue.start();
  sends[1]?.resolve(toSentUpload('second'));
  await flushPromises();
  queue.stop('a');
  queue.stop('b');
  queue.stop('d');
  await flushPromises();
  expect(cancelledIds).toEqual(['second']);
  const error = { code: 'cancelled' as const, message: '' };
  watches[0]?.resolve(upload('second', { status: 'failed', error }));
  await flushPromises();
  expect(states()).toEqual(['stopped', 'stopped', 'packing', 'stopped']);
});

test('removes a stopped session from the list if it was not started', () => {
  const { queue, states } = openQueue();
  queue.add([batch('a'), batch('b')]);
  queue.stop('a');
  expect(states()).toHaveLength(1);
});

test('sends a session without a date only after one is entered', () => {
  const { queue, states } = openQueue();
  queue.add([batch('a', '2026.05.07 09.58.30'), batch('b')]);
  queue.start();
  expect(states()).toEqual(['found', 'packing']);
  queue.setSession('a', '2026.05.06 20.00.00');
  queue.start();
  expect(states()).toEqual(['packing', 'packing']);
});

test('asks for a date if the server found none in an archive', async () => {
  const { queue, sends, flushPromises } = openQueue();
  queue.add([{ ...batch('a'), kind: 'archive', session: null }]);
  const item = () => queue.getState().items[0] as UploadItem;
  expect(needsDate(item())).toBe(false);
  queue.start();
  sends[0]?.reject(new UploadFailure('no_date'));
  await flushPromises();
  expect(needsDate(item())).toBe(true);
});

test('shows an upload sent earlier, and removes finished ones when cleared', async () => {
  const { queue, watches, flushPromises, states } = openQueue();
  queue.show('old');
  queue.show('old');
  expect(watches.map(({ id }) => id)).toEqual(['old']);
  watches[0]?.resolve(upload('old'));
  await flushPromises();
  expect(states()).toEqual(['stored']);
  queue.add([batch('a')]);
  queue.clear();
  expect(states()).toEqual(['found']);
});

test('fails for an unknown upload id', async () => {
  const { queue, watches, flushPromises } = openQueue();
  queue.show('gone');
  watches[0]?.reject(new UploadFailure('unknown_upload'));
  await flushPromises();
  expect(queue.getState().items[0]?.state).toMatchObject({ code: 'unknown_upload' });
});
