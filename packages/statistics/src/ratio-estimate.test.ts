import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOfEstimates } from './difference-of-estimates.ts';
import { createRandom } from './league.ts';
import { meanOf } from './mean-of.ts';
import { type PairedSums, ratioEstimate } from './ratio-estimate.ts';

type Pair = readonly [value: number, time: number];

function sumsOf(pairs: readonly Pair[]): PairedSums {
  const sumOf = (value: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + value(pair), 0);
  return {
    n: pairs.length,
    sum: sumOf(([x]) => x),
    over: sumOf(([, t]) => t),
    squares: sumOf(([x]) => x * x),
    overSquares: sumOf(([, t]) => t * t),
    products: sumOf(([x, t]) => x * t),
  };
}

const pair = fc.tuple(fc.integer({ min: -500, max: 5000 }), fc.integer({ min: 1, max: 900 }));
const pairs = fc.array(pair, { minLength: 2, maxLength: 60 });

test('agrees with a case computed by hand', () => {
  // Values 2, 3, 7 over 1, 2, 3: 12 / 6 = 2; the residuals are 0, -1 and 1, so the error is
  // √(3 / 2 · 2) / 6.
  const { mean, low, high } = ratioEstimate(
    sumsOf([
      [2, 1],
      [3, 2],
      [7, 3],
    ]),
  );
  expect(mean).toBe(2);
  const halfWidth = (Number(high) - Number(low)) / 2;
  expect(halfWidth / (Math.sqrt(3) / 6)).toBeCloseTo(4.303, 1);
});

test('equals the mean and its interval if all units have the same length', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 5000 }), { minLength: 2 }), (values) => {
      const estimate = ratioEstimate(sumsOf(values.map((value) => [value, 1])));
      const squares = values.reduce((sum, value) => sum + value * value, 0);
      const sum = values.reduce((total, value) => total + value, 0);
      const mean = meanOf({ n: values.length, sum, squares });
      expect(estimate.mean).toBeCloseTo(mean.mean, 6);
      expect(estimate.low).toBeCloseTo(Number(mean.low), 4);
      expect(estimate.high).toBeCloseTo(Number(mean.high), 4);
    }),
  );
});

test('scales with its unit, ignores order, and has no range if every unit has the same ratio', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 3600 }), (list, scale) => {
      const unscaled = ratioEstimate(sumsOf(list));
      const scaled = ratioEstimate(sumsOf(list.toReversed()), scale);
      expect(scaled.mean).toBeCloseTo(scale * unscaled.mean, 6);
      expect(scaled.low).toBeCloseTo(scale * Number(unscaled.low), 3);
      expect(scaled.low).toBeLessThanOrEqual(scaled.mean);
      expect(scaled.high).toBeGreaterThanOrEqual(scaled.mean);
      const proportional = ratioEstimate(sumsOf(list.map(([, t]): Pair => [3 * t, t])));
      expect(proportional).toMatchObject({ mean: 3, low: 3, high: 3 });
    }),
  );
});

test('has no interval for fewer than two units, or without time', () => {
  expect(ratioEstimate(sumsOf([]))).toEqual({ n: 0, mean: 0, low: null, high: null });
  expect(ratioEstimate(sumsOf([[4, 2]]))).toEqual({ n: 1, mean: 2, low: null, high: null });
  const noTime: Pair[] = [
    [4, 0],
    [5, 0],
  ];
  expect(ratioEstimate(sumsOf(noTime))).toMatchObject({ mean: 0, low: null });
});

test('contains the true ratio in about 95% of samples', () => {
  const random = createRandom(11);
  let containedCount = 0;
  const samples = 2000;
  for (let i = 0; i < samples; i++) {
    const { low, high } = ratioEstimate(
      sumsOf(
        Array.from({ length: 60 }, (): Pair => {
          const time = 60 + 240 * random();
          // Half of the payment is proportional to the time, half is not; the true ratio is 90 / 180.
          return [0.25 * time + 90 * random(), time];
        }),
      ),
    );
    if (Number(low) <= 0.5 && Number(high) >= 0.5) containedCount += 1;
  }
  expect(containedCount / samples).toBeGreaterThan(0.93);
  expect(containedCount / samples).toBeLessThan(0.97);
});

test('the difference of two estimates has a wider interval than either, mirrored when swapped', () => {
  fc.assert(
    fc.property(pairs, pairs, (first, second) => {
      const [a, b] = [ratioEstimate(sumsOf(first)), ratioEstimate(sumsOf(second))];
      const difference = differenceOfEstimates(a, b);
      const swapped = differenceOfEstimates(b, a);
      expect(swapped.low).toBeCloseTo(-difference.high, 6);
      expect(difference.high - difference.low).toBeGreaterThanOrEqual(
        Number(a.high) - Number(a.low) - 1e-6,
      );
      if (first.length < 20) expect(difference.verdict).toBe('few');
    }),
  );
  expect(differenceOfEstimates(ratioEstimate(sumsOf([])), ratioEstimate(sumsOf([])))).toMatchObject(
    {
      low: -Infinity,
      verdict: 'few',
    },
  );
});
