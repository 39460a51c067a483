import { expect, test } from 'vitest';
import { sparklineRuns } from './sparkline-runs.ts';

test('the line spans the drawing, the highest value at its top', () => {
  expect(sparklineRuns([0, 10, 5], 300, 48)).toEqual([
    [
      [4, 44],
      [150, 4],
      [296, 24],
    ],
  ]);
});

test('equal values make a level line', () => {
  expect(
    sparklineRuns([7, 7], 300, 48)
      .flat()
      .map(([, y]) => y),
  ).toEqual([24, 24]);
});

test('a missing value breaks the line, and those around it keep their places', () => {
  const runs = sparklineRuns([1, 2, null, 3, null], 108, 48);
  expect(runs.map((run) => run.map(([x]) => x))).toEqual([[4, 29], [79]]);
});

test('nothing is drawn of nothing', () => {
  expect(sparklineRuns([], 300, 48)).toEqual([]);
  expect(sparklineRuns([null, null], 300, 48)).toEqual([]);
});
