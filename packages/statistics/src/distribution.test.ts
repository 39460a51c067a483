import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogram, median, percentile } from './distribution.ts';

const values = fc.array(fc.integer({ min: -5000, max: 100_000 }), { minLength: 1, maxLength: 60 });

test('percentiles interpolate between neighbours', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(percentile([10, 20, 30, 40, 50], 0.9)).toBe(46);
  expect(percentile([], 0.5)).toBe(0);
});

test('percentiles run from the lowest to the highest value and never decrease', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, fraction) => {
      expect(percentile(list, 0)).toBe(Math.min(...list));
      expect(percentile(list, 1)).toBe(Math.max(...list));
      expect(percentile(list, fraction)).toBeGreaterThanOrEqual(percentile(list, fraction / 2));
    }),
  );
});

test('a histogram has round bins of one width', () => {
  expect(histogram([3, 1480, 990, 2000], 5)).toEqual([
    { from: 0, to: 500, count: 1 },
    { from: 500, to: 1000, count: 1 },
    { from: 1000, to: 1500, count: 1 },
    { from: 1500, to: 2000, count: 1 },
  ]);
  expect(histogram([])).toEqual([]);
  expect(histogram([7, 7])).toEqual([{ from: 7, to: 8, count: 2 }]);
});

test('a histogram counts every value once, in the bin that contains it', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 40 }), (list, bins) => {
      const result = histogram(list, bins);
      expect(result.reduce((sum, bin) => sum + bin.count, 0)).toBe(list.length);
      expect(result.length).toBeLessThanOrEqual(bins + 2);
      const last = result.at(-1);
      for (const bin of result) {
        const valuesInBin = list.filter(
          (v) => v >= bin.from && (v < bin.to || (bin === last && v === bin.to)),
        );
        expect(bin.count).toBe(valuesInBin.length);
      }
    }),
  );
});
