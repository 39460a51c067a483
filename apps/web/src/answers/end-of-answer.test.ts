import { expect, test } from 'vitest';
import { endOfAnswer } from './end-of-answer.ts';

const rows = [
  { day: '2026-05-01', mode: '8v8', matches: 3 },
  { day: '2026-05-02', mode: '8v8', matches: 4 },
];

test('an answer by time that has reached its limit ends with the time of its last row', () => {
  const question = { facts: 'players', measures: ['matches'], by: ['day', 'mode'] } as const;
  expect(endOfAnswer(question, { rows, truncated: true })).toEqual({
    dimension: 'day',
    key: '2026-05-02',
  });
  expect(endOfAnswer(question, { rows, truncated: false })).toBeUndefined();
});

test('other answers lack their smallest values, not the latest', () => {
  const question = { facts: 'players', measures: ['matches'], by: ['mode', 'day'] } as const;
  expect(endOfAnswer(question, { rows, truncated: true })).toBeUndefined();
});
