import { expect, test } from 'vitest';
import { createRandom } from './league.ts';
import { meanOf } from './mean-of.ts';
import { type SampleMean, shrinkSamples } from './shrink-samples.ts';

const sample = (values: readonly number[]): SampleMean => {
  const n = values.length;
  const value = values.reduce((sum, next) => sum + next, 0) / n;
  const squares = values.reduce((sum, next) => sum + (next - value) ** 2, 0);
  return { n, value, variance: squares / (n - 1) / n };
};

test('a few lucky values do not outrank a long, good record, whose average hardly moves', () => {
  const others = Array.from({ length: 20 }, (_, index) => ({
    n: 200,
    value: 40 + index,
    variance: 12,
  }));
  const [lucky, steady] = shrinkSamples([
    { n: 5, value: 100, variance: 0 },
    { n: 400, value: 65, variance: 6 },
    ...others,
  ]);
  expect(lucky?.value).toBeLessThan(steady?.value ?? 0);
  expect(Math.abs((steady?.value ?? 0) - 65)).toBeLessThan(2);
});

test('values without any spread are returned as they are', () => {
  const samples = [1, 2, 3, 4, 5].map((value) => ({ n: 9, value, variance: 0 }));
  expect(shrinkSamples(samples)).toEqual(
    samples.map(({ value }) => ({ value, low: value, high: value })),
  );
});

test('estimates are closer to true means than averages are, and 95% of intervals contain them', () => {
  const random = createRandom(7);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, next) => sum + next, -6);
  let [covered, count, shrunkError, rawError] = [0, 0, 0, 0];
  for (let run = 0; run < 40; run++) {
    const truths = Array.from({ length: 60 }, () => 100 + 15 * normal());
    const samples = truths.map((truth) => {
      const n = 5 + Math.floor(60 * random());
      return sample(Array.from({ length: n }, () => truth + 60 * normal()));
    });
    shrinkSamples(samples).forEach(({ value, low, high }, index) => {
      const truth = truths[index] ?? 0;
      count++;
      if (low <= truth && truth <= high) covered++;
      shrunkError += (value - truth) ** 2;
      rawError += ((samples[index]?.value ?? 0) - truth) ** 2;
    });
  }
  expect(covered / count).toBeGreaterThan(0.93);
  expect(covered / count).toBeLessThan(0.97);
  expect(shrunkError).toBeLessThan(0.7 * rawError);
});

test('agrees with the plain mean if there are no other samples', () => {
  const values = [3, 5, 4, 6];
  const { mean } = meanOf({ n: 4, sum: 18, squares: 86 });
  expect(shrinkSamples([sample(values)])[0]?.value).toBe(mean);
});
