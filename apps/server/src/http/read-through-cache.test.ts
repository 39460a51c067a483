import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../changes.ts';
import { createReadThroughCache } from './read-through-cache.ts';

function setUp(maxEntries = 10, isByPlayer = true) {
  let notify: (change: Change) => void = () => {};
  const changes = {
    isListening: true,
    subscribe(listener: (change: Change) => void) {
      notify = listener;
      return () => {};
    },
  };
  const loads: { key: string; resolve(value: string): void; fail(error: Error): void }[] = [];
  const cache = createReadThroughCache<string>({
    load(key) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      loads.push({ key, resolve, fail: reject });
      return promise;
    },
    maxEntries,
    changes,
    ...(isByPlayer && { keysOf: ({ players }) => players }),
  });
  const changePlayers = (...players: string[]) => notify({ all: false, players, matches: [] });
  return { cache, loads, changes, changePlayers, notify: (change: Change) => notify(change) };
}

test('a read fills the cache, and concurrent readers of a key share it', async () => {
  const { cache, loads } = setUp();
  const pendingPair = [cache.read('a'), cache.read('a')];
  loads[0]?.resolve('1');
  expect(await Promise.all(pendingPair)).toEqual(['1', '1']);
  expect(loads).toHaveLength(1);
  expect(cache.peek('a')).toBe('1');
});

test('a read started before a change never fills the cache after it', async () => {
  const { cache, loads, changePlayers } = setUp();
  const earlierRead = cache.read('a');
  changePlayers('a');
  const laterRead = cache.read('a');
  expect(loads).toHaveLength(2);
  loads[1]?.resolve('new');
  loads[0]?.resolve('old');
  expect(await earlierRead).toBe('old');
  expect(await laterRead).toBe('new');
  expect(cache.peek('a')).toBe('new');
});

test('without keys of changes, any change discards every entry', async () => {
  const { cache, loads, changePlayers } = setUp(10, false);
  const pendingRead = cache.read('a');
  loads[0]?.resolve('old');
  await pendingRead;
  expect(cache.peek('a')).toBe('old');
  changePlayers('b');
  expect(cache.peek('a')).toBeUndefined();
});

test('when everything may have changed, every running read is discarded', async () => {
  const { cache, loads, notify } = setUp();
  const pendingRead = cache.read('a');
  notify({ all: true });
  loads[0]?.resolve('old');
  await pendingRead;
  expect(cache.peek('a')).toBeUndefined();
});

test('caches nothing while changes may be missed', async () => {
  const { cache, loads, changes } = setUp();
  changes.isListening = false;
  const pendingRead = cache.read('a');
  loads[0]?.resolve('1');
  await pendingRead;
  expect(cache.peek('a')).toBeUndefined();
});

test('a failed read is not cached', async () => {
  const { cache, loads } = setUp();
  const pendingRead = cache.read('a');
  loads[0]?.fail(new Error('away'));
  await expect(pendingRead).rejects.toThrow('away');
  const secondRead = cache.read('a');
  loads[1]?.resolve('1');
  expect(await secondRead).toBe('1');
});

test('evicts the least recently used entry', async () => {
  const { cache, loads } = setUp(2);
  for (const key of ['a', 'b']) {
    const pendingRead = cache.read(key);
    loads.at(-1)?.resolve(key);
    await pendingRead;
  }
  cache.peek('a');
  const pendingRead = cache.read('c');
  loads.at(-1)?.resolve('c');
  await pendingRead;
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['a', undefined, 'c']);
  expect(cache.size).toBe(2);
});

test('in any order of changes, reads and resolved loads, the cache equals what is stored', async () => {
  const step = fc.oneof(
    fc.constant('read' as const),
    fc.constant('change' as const),
    fc.constant('resolve oldest' as const),
    fc.constant('resolve newest' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache, loads, changePlayers } = setUp();
      let storedValue = 0;
      const pendingReads: { value: string; resolve(value: string): void }[] = [];
      for (const step of steps) {
        if (step === 'read') {
          const loadCount = loads.length;
          void cache.read('a');
          const load = loads[loadCount];
          if (load) pendingReads.push({ value: String(storedValue), resolve: load.resolve });
        } else if (step === 'change') {
          storedValue += 1;
          changePlayers('a');
        } else {
          const read = step === 'resolve oldest' ? pendingReads.shift() : pendingReads.pop();
          read?.resolve(read.value);
        }
        await new Promise((resolve) => setImmediate(resolve));
        const cachedValue = cache.peek('a');
        if (cachedValue !== undefined) expect(cachedValue).toBe(String(storedValue));
      }
    }),
    { numRuns: 50 },
  );
});
