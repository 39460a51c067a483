import { expect, test } from 'vitest';
import { createAnswerCache } from './create-answer-cache.ts';

interface Answer {
  version: string;
  text: string;
}

const { signal } = new AbortController();
const load =
  (text: string, bytes = 1, version = 'v1') =>
  () =>
    Promise.resolve({ answer: { version, text }, bytes });

test('the cache keeps the most recently read answers, within its size', async () => {
  const cache = createAnswerCache<Answer>(100);
  for (const key of ['a', 'b', 'c', 'd']) await cache.load(key, 'v1', signal, load(key, 25));
  expect(cache.get('a')?.text).toBe('a');
  await cache.load('e', 'v1', signal, load('e', 25));
  expect(cache.bytes).toBe(100);
  expect(cache.get('a')?.text).toBe('a');
  expect(cache.get('b')).toBeUndefined();
  await cache.load('large', 'v1', signal, load('large', 26));
  expect(cache.get('large')).toBeUndefined();
  cache.set('read', { answer: { version: 'v1', text: 'from a file' }, bytes: 25 });
  expect(cache.get('read')?.text).toBe('from a file');
  expect(cache.bytes).toBe(100);
});

test('the answer of another version takes the place of the last one', async () => {
  const cache = createAnswerCache<Answer>(100);
  await cache.load('a', 'v1', signal, load('old', 20));
  await cache.load('a', 'v2', signal, load('new', 10, 'v2'));
  expect(cache.get('a')).toEqual({ version: 'v2', text: 'new' });
  expect(cache.bytes).toBe(10);
});

test('callers share a load, which is aborted when the last of them has left', async () => {
  const cache = createAnswerCache<Answer>(100);
  const loadSignals: AbortSignal[] = [];
  const loadForever = (loadSignal: AbortSignal) => {
    loadSignals.push(loadSignal);
    return new Promise<never>((_, reject) => {
      loadSignal.addEventListener('abort', () => reject(loadSignal.reason));
    });
  };
  const callers = [new AbortController(), new AbortController()] as const;
  const loads = callers.map((caller) => cache.load('a', 'v1', caller.signal, loadForever));
  callers[0].abort(new Error('first left'));
  await expect(loads[0]).rejects.toThrow('first left');
  expect(loadSignals.map(({ aborted }) => aborted)).toEqual([false]);
  callers[1].abort(new Error('second left'));
  await expect(loads[1]).rejects.toThrow('second left');
  expect(loadSignals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await cache.load('a', 'v1', signal, load('loaded'))).toMatchObject({ isShared: false });
});

test('callers of different versions do not share a load', async () => {
  const cache = createAnswerCache<Answer>(100);
  const versions = ['v1', 'v1', 'v2'];
  const loads = versions.map((version) =>
    cache.load('a', version, signal, load('text', 1, version)),
  );
  expect(await Promise.all(loads)).toMatchObject([
    { answer: { version: 'v1' }, isShared: false },
    { answer: { version: 'v1' }, isShared: true },
    { answer: { version: 'v2' }, isShared: false },
  ]);
});

test('a failure is reported to all callers, and not cached', async () => {
  const cache = createAnswerCache<Answer>(100);
  const fail = () => Promise.reject(new Error('failed'));
  const loads = ['v1', 'v1'].map((version) => cache.load('a', version, signal, fail));
  for (const failing of loads) await expect(failing).rejects.toThrow('failed');
  expect((await cache.load('a', 'v1', signal, load('loaded'))).answer.text).toBe('loaded');
});
