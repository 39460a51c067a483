import { expect, test } from 'vitest';
import { sparklineRuns } from './sparkline-runs.ts';

test('spans the drawing with the highest value at the top', () => {
  expect(sparklineRuns([0, 10, 5], 300, 48)).toEqual([
    [
      [4, 44],
      [150, 4],
      [296, 24],
    ],
  ]);
});

test('draws equal values as a level line', () => {
  expect(
    sparklineRuns([7, 7], 300, 48)
      .flat()
      .map(([, y]) => y),
  ).toEqual([24, 24]);
});

test('breaks the line at a missing value without moving the others', () => {
  const runs = sparklineRuns([1, 2, null, 3, null], 108, 48);
  expect(runs.map((run) => run.map(([x]) => x))).toEqual([[4, 29], [79]]);
});

test('draws nothing without values', () => {
  expect(sparklineRuns([], 300, 48)).toEqual([]);
  expect(sparklineRuns([null, null], 300, 48)).toEqual([]);
});
