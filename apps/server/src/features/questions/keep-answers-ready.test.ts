import { afterEach, expect, test } from 'vitest';
import {
  keepAnswersReady,
  type Preparation,
  type ReadyAnswersOptions,
} from './keep-answers-ready.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Keeps three answers and those of two boards ready, and returns what is prepared. */
function start(options: Partial<ReadyAnswersOptions> = {}) {
  const state = {
    current: null as string | null,
    boards: 'today',
    isBusy: false,
    prepared: [] as string[],
  };
  const prepareAs =
    (name: string, next: readonly Preparation[] = []): Preparation =>
    async () => {
      state.prepared.push(`${state.current} ${name}`);
      return next;
    };
  const readyAnswers = keepAnswersReady({
    listAsked: () => ['a', 'b', 'c'].map((name) => prepareAs(name)),
    listBoardQuestions: async () => [
      prepareAs('board', [prepareAs('next')]),
      prepareAs('other board'),
    ],
    readState: async () =>
      state.current === null ? null : { answers: state.current, boards: state.boards },
    isBusy: () => state.isBusy,
    intervalMs: 1,
    ...options,
  });
  ends.push(readyAnswers.end);
  return { state, readyAnswers };
}

const everythingOf = (current: string) =>
  ['a', 'b', 'c', 'board', 'other board', 'next'].map((name) => `${current} ${name}`);

/** Lets several intervals pass. */
const waitForIntervals = () => new Promise((resolve) => setTimeout(resolve, 20));

test('what was asked is prepared once for every version, then boards, then what they ask next', async () => {
  const { state } = start();
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
  state.current = 'v1';
  await expect.poll(() => state.prepared).toEqual(everythingOf('v1'));
  await waitForIntervals();
  expect(state.prepared).toHaveLength(6);
  state.current = 'v2';
  await expect.poll(() => state.prepared.slice(6)).toEqual(everythingOf('v2'));
});

test('nothing is prepared while somebody waits for an answer', async () => {
  const { state } = start();
  state.isBusy = true;
  state.current = 'v1';
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
  state.isBusy = false;
  await expect.poll(() => state.prepared).toHaveLength(6);
});

test('whoever asks interrupts what is being prepared, which is prepared later', async () => {
  const outcomes: string[] = [];
  const { state, readyAnswers } = start({
    listAsked: () => [
      (signal) =>
        new Promise((resolve, reject) => {
          outcomes.push('begun');
          if (outcomes.length > 1) resolve([]);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ],
  });
  state.current = 'v1';
  await expect.poll(() => outcomes).toEqual(['begun']);
  expect(state.prepared).toEqual([]);
  state.isBusy = true;
  readyAnswers.interrupt();
  await waitForIntervals();
  expect(outcomes).toEqual(['begun']);
  state.isBusy = false;
  await expect.poll(() => state.prepared).toHaveLength(3);
  expect(outcomes).toEqual(['begun', 'begun']);
});

test('a newer version takes the place of the one being prepared', async () => {
  const { state } = start({
    listAsked: () => [
      async () => {
        state.prepared.push(`${state.current} asked`);
        state.current = 'v2';
        return [];
      },
    ],
  });
  state.current = 'v1';
  await expect
    .poll(() => state.prepared)
    .toEqual(['v1 asked', 'v2 asked', 'v2 board', 'v2 other board', 'v2 next']);
});

test('boards are prepared to the last one however often facts are new', async () => {
  const prepared: string[] = [];
  let version = 1;
  const boards = ['board', 'other board', 'last board'];
  start({
    readState: async () => ({ answers: `v${version}`, boards: 'today' }),
    listAsked: () => [],
    listBoardQuestions: async () =>
      boards.map((name) => async () => {
        version += 1;
        prepared.push(name);
        return [];
      }),
  });
  await expect.poll(() => prepared.slice(0, 6)).toEqual([...boards, ...boards]);
});

test('boards that pages no longer ask for are not prepared', async () => {
  const { state } = start({
    listBoardQuestions: async () =>
      ['board', 'other board'].map((name) => async () => {
        state.prepared.push(`${state.boards} ${name}`);
        state.boards = 'tomorrow';
        return [];
      }),
    listAsked: () => [],
  });
  state.current = 'v1';
  await expect
    .poll(() => state.prepared)
    .toEqual(['today board', 'tomorrow board', 'tomorrow other board']);
});

test('what is to be refreshed is prepared at once, before boards, once for all who ask', async () => {
  const { state, readyAnswers } = start({ listAsked: () => [], intervalMs: 600_000 });
  const refresh = (key: string) =>
    readyAnswers.refresh(key, async () => {
      state.prepared.push(`${state.current} ${key}`);
      return [];
    });
  // Before it is first called, the interval has begun.
  await waitForIntervals();
  state.current = 'v1';
  for (const key of ['a', 'b', 'a']) refresh(key);
  await expect.poll(() => state.prepared.slice(0, 3)).toEqual(['v1 a', 'v1 b', 'v1 board']);
});

test('a failure, of a question, of reading the version or of listing boards, ends nothing', async () => {
  let reads = 0;
  const prepared: string[] = [];
  start({
    readState: async () => {
      reads += 1;
      if (reads < 3) throw new Error('no manifest');
      return { answers: reads < 20 ? 'v1' : 'v2', boards: 'today' };
    },
    listAsked: () =>
      ['a', 'b'].map((name) => async () => {
        prepared.push(name);
        throw new Error('too slow');
      }),
    listBoardQuestions: async () => {
      throw new Error('no database');
    },
  });
  await expect.poll(() => prepared).toEqual(['a', 'b', 'a', 'b']);
});

test('after its time, what else was asked is left to whoever asks', async () => {
  const { state } = start({ budgetMs: -1, listBoardQuestions: async () => [] });
  state.current = 'v1';
  await waitForIntervals();
  expect(state.prepared).toEqual([]);
});
