import { expect, test } from 'vitest';
import {
  countOf,
  estimateOf,
  keyOf,
  meanOf,
  nameOf,
  numberOf,
  quantilesOf,
  rateOf,
} from './read-row.ts';

const rate = { count: 6, of: 10, percent: 60, low: 31, high: 83 };
const mean = { mean: 2, n: 4, low: 1, high: 3 };
const estimate = { value: 1.5, n: 40, low: -1, high: 4 };
const quantiles = { p10: 1, p25: 2, p50: 3, p75: 4, p90: 5 };
const row = { games: 10, part: 'Gun', map: null, rate, mean, estimate, quantiles, none: null };

test('a value is read by its kind', () => {
  expect(numberOf(row, 'games')).toBe(10);
  expect(countOf(row, 'none')).toBe(0);
  expect(rateOf(row, 'rate')).toBe(rate);
  expect(meanOf(row, 'mean')).toBe(mean);
  expect(estimateOf(row, 'estimate')).toBe(estimate);
  expect(quantilesOf(row, 'quantiles')).toBe(quantiles);
  expect(quantilesOf(row, 'none')).toBeNull();
  expect([keyOf(row, 'part'), keyOf(row, 'map')]).toEqual(['Gun', '-']);
  expect(nameOf({ names: { part: { Gun: 'The gun' } } }, 'part', 'Gun')).toBe('The gun');
  expect(nameOf({ names: {} }, 'part', 'Gun')).toBe('Gun');
});

test('reading a value as another kind throws', () => {
  for (const read of [rateOf, meanOf, estimateOf, numberOf]) {
    expect(() => read(row, 'part')).toThrow('“part” is not');
  }
  expect(() => quantilesOf(row, 'rate')).toThrow('“rate” is not quantiles.');
  expect(() => keyOf(row, 'rate')).toThrow('“rate” is not a dimension.');
});
