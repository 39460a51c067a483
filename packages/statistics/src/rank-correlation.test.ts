import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

test('a rank correlation is 1 for the same order, -1 for the reverse, and a known value with ties', () => {
  expect(rankCorrelation([1, 5, 9], [2, 3, 400])).toBe(1);
  expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBe(-1);
  // scipy.stats.spearmanr([1, 2, 3, 4, 5], [5, 6, 7, 8, 7]).
  expect(rankCorrelation([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])).toBeCloseTo(0.8207826816681233, 12);
});
