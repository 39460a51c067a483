import { expect, test } from 'vitest';
import { createAnswerCache } from './create-answer-cache.ts';

const { signal } = new AbortController();
const load =
  (answer: string, bytes = 1) =>
  () =>
    Promise.resolve({ answer, bytes });

test('the cache keeps the most recently read answers, within its size', async () => {
  const cache = createAnswerCache<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) await cache.read(key, signal, load(key, 25));
  expect((await cache.read('a', signal, load('other'))).source).toBe('cached');
  await cache.read('e', signal, load('e', 25));
  expect(cache.bytes).toBe(100);
  expect(await cache.read('a', signal, load('other'))).toEqual({ answer: 'a', source: 'cached' });
  expect(await cache.read('b', signal, load('new', 1))).toEqual({
    answer: 'new',
    source: 'loaded',
  });
  await cache.read('large', signal, load('large', 26));
  expect((await cache.read('large', signal, load('again'))).answer).toBe('again');
});

test('callers share a load, which is aborted when the last of them has left', async () => {
  const cache = createAnswerCache<string>(100);
  const loadSignals: AbortSignal[] = [];
  const loadForever = (loadSignal: AbortSignal) => {
    loadSignals.push(loadSignal);
    return new Promise<never>((_, reject) => {
      loadSignal.addEventListener('abort', () => reject(loadSignal.reason));
    });
  };
  const callers = [new AbortController(), new AbortController()] as const;
  const reads = callers.map((caller) => cache.read('a', caller.signal, loadForever));
  callers[0].abort(new Error('first left'));
  await expect(reads[0]).rejects.toThrow('first left');
  expect(loadSignals.map(({ aborted }) => aborted)).toEqual([false]);
  callers[1].abort(new Error('second left'));
  await expect(reads[1]).rejects.toThrow('second left');
  expect(loadSignals.map(({ aborted }) => aborted)).toEqual([true]);
  expect((await cache.read('a', signal, load('loaded'))).source).toBe('loaded');
});

test('a failure is reported to all callers, and not cached', async () => {
  const cache = createAnswerCache<string>(100);
  const fail = () => Promise.reject(new Error('failed'));
  const reads = [cache.read('a', signal, fail), cache.read('a', signal, fail)];
  for (const read of reads) await expect(read).rejects.toThrow('failed');
  expect((await cache.read('a', signal, load('loaded'))).answer).toBe('loaded');
});
