import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollingMean } from './rolling-mean.ts';

const point = (x: number, value: number | null, weight = 1) => ({ x, value, weight });

test('averages the games in the window that ends with a point', () => {
  const points = [point(1, 100, 3), point(2, 200, 1), point(3, 50, 4), point(9, 80, 2)];
  expect(rollingMean(points, 2)).toEqual([100, 125, 80, 80]);
});

test('never reaches back further than its width', () => {
  expect(rollingMean([point(0, 10), point(100, 20)], 7)).toEqual([10, 20]);
});

test('ignores points without a value', () => {
  expect(rollingMean([point(1, 10), point(2, null), point(3, 30)], 5)).toEqual([10, null, 20]);
});

test('equals a straightforward implementation', () => {
  const points = fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 1, max: 30 }),
    ),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 20 }), (rows, width) => {
      const sorted = rows.toSorted((a, b) => a[0] - b[0]).map((row) => point(...row));
      const means = rollingMean(sorted, width);
      sorted.forEach(({ x }, index) => {
        const inWindow = sorted.slice(0, index + 1).filter((point) => point.x > x - width);
        const games = inWindow.reduce((sum, { weight }) => sum + weight, 0);
        const weightedSum = inWindow.reduce(
          (sum, { value, weight }) => sum + (value ?? 0) * weight,
          0,
        );
        expect(means[index]).toBeCloseTo(weightedSum / games, 6);
      });
    }),
  );
});
