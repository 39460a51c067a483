import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentileRank } from './percentile-rank.ts';

test('a rank is the share below, interpolated within the value’s own bin', () => {
  const bins = [
    { from: 0, count: 10 },
    { from: 10, count: 20 },
    { from: 30, count: 10 },
  ];
  expect(percentileRank(bins, 10, -5)).toBe(0);
  expect(percentileRank(bins, 10, 10)).toBe(25);
  expect(percentileRank(bins, 10, 15)).toBe(50);
  expect(percentileRank(bins, 10, 25)).toBe(75);
  expect(percentileRank(bins, 10, 99)).toBe(100);
  expect(percentileRank([], 10, 5)).toBeNull();
});

test('a rank is exact up to the width of a bin', () => {
  const values = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (list) => {
      const WIDTH = 5;
      const counts = new Map<number, number>();
      for (const value of list) {
        const from = WIDTH * Math.floor(value / WIDTH);
        counts.set(from, (counts.get(from) ?? 0) + 1);
      }
      const bins = [...counts].map(([from, count]) => ({ from, count }));
      for (const value of list) {
        const from = WIDTH * Math.floor(value / WIDTH);
        const lowest = (100 * list.filter((other) => other < from).length) / list.length;
        const highest = (100 * list.filter((other) => other < from + WIDTH).length) / list.length;
        const rank = percentileRank(bins, WIDTH, value) ?? Number.NaN;
        expect(rank).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(rank).toBeLessThanOrEqual(highest + 1e-9);
      }
    }),
  );
});
