import { expect, test } from 'vitest';
import { splitRuns } from './split-runs.ts';

test('breaks a line at gaps and missing values', () => {
  const points = [
    { value: 1 },
    { value: 2 },
    { value: 3, isAfterGap: true },
    { value: null },
    { value: 4 },
    { value: 5, isAfterGap: false },
  ];
  expect(splitRuns(points)).toEqual([[0, 1], [2], [4, 5]]);
});

test('returns no empty runs', () => {
  expect(
    splitRuns([{ value: 1, isAfterGap: true }, { value: null }, { value: 2, isAfterGap: true }]),
  ).toEqual([[0], [2]]);
  expect(splitRuns([])).toEqual([]);
});
