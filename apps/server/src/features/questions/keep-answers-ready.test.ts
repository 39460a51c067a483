import { afterEach, expect, test } from 'vitest';
import type { AskedQuestion } from './create-asked-questions.ts';
import { keepAnswersReady, type ReadyAnswersOptions } from './keep-answers-ready.ts';

const askedAbout = (map: string): AskedQuestion => ({
  question: {
    facts: 'players',
    measures: ['games'],
    by: [],
    per: [],
    filters: { map: [map] },
    minimums: [],
    order: [],
    limit: 1,
    offset: 0,
  },
  hidden: [],
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Keeps the answers about three maps ready, and returns what is prepared. */
function start(options: Partial<ReadyAnswersOptions> = {}) {
  const state = { version: null as string | null, isBusy: false, prepared: [] as string[] };
  const prepareMap = async ({ question }: AskedQuestion) => {
    state.prepared.push(`${state.version} ${question.filters.map?.[0]}`);
  };
  ends.push(
    keepAnswersReady({
      asked: { list: () => ['a', 'b', 'c'].map(askedAbout) },
      readVersion: async () => state.version,
      prepare: prepareMap,
      isBusy: () => state.isBusy,
      intervalMs: 1,
      ...options,
    }),
  );
  return state;
}

/** Lets several intervals pass. */
const waitForIntervals = () => new Promise((resolve) => setTimeout(resolve, 20));

test('every version of the facts is prepared once, and nothing without facts', async () => {
  const state = start();
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
  state.version = 'v1';
  await expect.poll(() => state.prepared).toEqual(['v1 a', 'v1 b', 'v1 c']);
  await waitForIntervals();
  expect(state.prepared).toHaveLength(3);
  state.version = 'v2';
  await expect.poll(() => state.prepared.slice(3)).toEqual(['v2 a', 'v2 b', 'v2 c']);
});

test('nothing is prepared while somebody waits for an answer', async () => {
  const state = start();
  state.isBusy = true;
  state.version = 'v1';
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
  state.isBusy = false;
  await expect.poll(() => state.prepared).toHaveLength(3);
});

test('a newer version takes the place of the one being prepared', async () => {
  const state = start({
    prepare: async ({ question }) => {
      state.prepared.push(`${state.version} ${question.filters.map?.[0]}`);
      state.version = 'v2';
    },
  });
  state.version = 'v1';
  await expect.poll(() => state.prepared).toEqual(['v1 a', 'v2 a', 'v2 b', 'v2 c']);
});

test('a failure, of a question or of reading the version, ends nothing', async () => {
  let reads = 0;
  const state = start({
    readVersion: async () => {
      reads += 1;
      if (reads < 3) throw new Error('no manifest');
      return 'v1';
    },
    prepare: async ({ question }) => {
      state.prepared.push(String(question.filters.map?.[0]));
      throw new Error('too slow');
    },
  });
  await expect.poll(() => state.prepared).toEqual(['a', 'b', 'c']);
});

test('after its time, a version’s other answers are left to whoever asks', async () => {
  const state = start({ budgetMs: -1 });
  state.version = 'v1';
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
});
