import { expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

function setUp(options: { maxKeys?: number; concurrency?: number } = {}) {
  const batches: string[][] = [];
  const finishers: (() => void)[] = [];
  const read = batchReads<string>({
    ...options,
    load(keys) {
      batches.push(keys);
      const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
      const knownKeys = keys.filter((key) => key !== 'nobody');
      finishers.push(() => resolve(new Map(knownKeys.map((key) => [key, key.toUpperCase()]))));
      return promise;
    },
  });
  return { read, batches, finishers };
}
const awaitNextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('reads of one event loop turn are one batch, each key once', async () => {
  const { read, batches, finishers } = setUp();
  const reads = [read('a'), read('b'), read('a'), read('nobody')];
  await awaitNextTurn();
  expect(batches).toEqual([['a', 'b', 'nobody']]);
  finishers[0]?.();
  expect(await Promise.all(reads)).toEqual(['A', 'B', 'A', null]);
});

test('keys are queued while the maximum of batches is running', async () => {
  const { read, batches, finishers } = setUp({ concurrency: 1 });
  const first = read('a');
  await awaitNextTurn();
  const laterReads = [read('b'), read('c')];
  await awaitNextTurn();
  expect(batches).toEqual([['a']]);
  finishers[0]?.();
  await first;
  await awaitNextTurn();
  await awaitNextTurn();
  expect(batches).toEqual([['a'], ['b', 'c']]);
  finishers[1]?.();
  expect(await Promise.all(laterReads)).toEqual(['B', 'C']);
});

test('splits keys into batches of the maximum size and loses none', async () => {
  const { read, batches, finishers } = setUp({ maxKeys: 2, concurrency: 8 });
  const reads = ['a', 'b', 'c', 'd', 'e'].map(read);
  await awaitNextTurn();
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  for (const finish of finishers) finish();
  expect(await Promise.all(reads)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('a failed batch rejects only its own reads', async () => {
  let isFailing = true;
  const read = batchReads<string>({
    load: async (keys) => {
      if (isFailing) throw new Error('unreachable');
      return new Map(keys.map((key) => [key, key]));
    },
  });
  await expect(read('a')).rejects.toThrow('unreachable');
  isFailing = false;
  expect(await read('a')).toBe('a');
});
