import type { Question } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../day-ms.ts';
import { createAskedQuestions } from './create-asked-questions.ts';

const question = (filters: Question['filters'], limit = 10): Question => ({
  facts: 'players',
  measures: ['games'],
  by: [],
  per: [],
  filters,
  minimums: [],
  order: [],
  limit,
  offset: 0,
});

/** Creates a record of questions, whose clock the test sets. */
function createRecord() {
  const clock = { now: Date.UTC(2026, 4, 20, 15) };
  const asked = createAskedQuestions(() => clock.now);
  const ask = (text: string, filters: Question['filters'], times: number) => {
    for (let time = 0; time < times; time += 1)
      asked.record(text, { question: question(filters), hidden: [] });
  };
  const listFilters = () => asked.list().map(({ question: { filters } }) => filters);
  return { clock, ask, asked, listFilters };
}

test('what was asked most comes first, and what was asked once does not come', () => {
  const { ask, listFilters } = createRecord();
  ask('a', { mode: ['a'] }, 2);
  ask('b', { mode: ['b'] }, 3);
  ask('c', { mode: ['c'] }, 1);
  expect(listFilters()).toEqual([{ mode: ['b'] }, { mode: ['a'] }]);
});

test('the latest days of a question move with the day; days of the past and instants stay', () => {
  const { clock, ask, listFilters } = createRecord();
  ask('since', { from: '2026-05-14', map: ['x'] }, 2);
  ask('week before', { from: '2026-05-07', to: '2026-05-13' }, 2);
  ask('past', { from: '2026-04-01', to: '2026-04-30' }, 2);
  ask('instants', { from: '2026-05-19T22:00:00Z' }, 2);
  ask('always', {}, 2);
  const sameDay = listFilters();
  expect(sameDay).toContainEqual({ from: '2026-05-14', map: ['x'] });
  clock.now += 2 * DAY_MS;
  const filters = listFilters();
  expect(filters).toContainEqual({ from: '2026-05-16', map: ['x'] });
  expect(filters).toContainEqual({ from: '2026-05-09', to: '2026-05-15' });
  expect(filters).toContainEqual({ from: '2026-04-01', to: '2026-04-30' });
  expect(filters).toContainEqual({ from: '2026-05-19T22:00:00Z' });
  expect(filters).toContainEqual({});
});

test('questions are forgotten when nobody asks them, and when there are too many', () => {
  const { clock, ask, listFilters } = createRecord();
  ask('old', { mode: ['old'] }, 5);
  clock.now += 2 * DAY_MS;
  ask('new', { mode: ['new'] }, 2);
  clock.now += 1.5 * DAY_MS;
  expect(listFilters()).toEqual([{ mode: ['new'] }]);
  for (let i = 0; i < 600; i += 1) ask(`other ${i}`, { map: [`${i}`] }, 1);
  expect(listFilters()).toEqual([]);
});
