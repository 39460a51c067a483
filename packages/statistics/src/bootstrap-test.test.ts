import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bootstrapTestOfMeans } from './bootstrap-test.ts';
import { createResampler } from './create-resampler.ts';
import { welchStatistic } from './difference-of-means.ts';
import { percentile } from './distribution.ts';
import { type FrequencyTable, momentsOf } from './frequency-table.ts';
import { createRandom } from './league.ts';
import { studentPValue } from './student-p-value.ts';

const tabulate = (values: readonly number[]): FrequencyTable =>
  [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({
    value,
    count: length,
  }));

const scale = (table: FrequencyTable, factor: number, offset = 0): FrequencyTable =>
  table.map(({ value, count }) => ({ value: factor * value + offset, count }));

function welchTest(a: readonly number[], b: readonly number[]): number {
  const sample = (values: readonly number[]) => ({
    n: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value ** 2, 0),
  });
  const { difference, squaredError, degreesOfFreedom } = welchStatistic(sample(a), sample(b));
  return squaredError > 0
    ? studentPValue(difference / Math.sqrt(squaredError), degreesOfFreedom)
    : 1;
}

test('agrees with a published example', () => {
  // Efron and Tibshirani (1993), table 2.1 and algorithm 16.2: survival of 7 treated and 9 untreated mice. One-sided,
  // the book has 0.152 for separate resamples.
  const treated = tabulate([94, 197, 16, 38, 99, 141, 23]);
  const control = tabulate([52, 104, 146, 10, 51, 30, 40, 27, 46]);
  const p = bootstrapTestOfMeans(treated, control);
  expect(p / 2).toBeGreaterThan(0.1);
  expect(p / 2).toBeLessThan(0.2);
});

test('moments are those of the values', () => {
  const { n, mean, variance, skewness, kurtosis } = momentsOf(tabulate([1, 1, 1, 5]));
  expect([n, mean, variance]).toEqual([4, 2, 3]);
  expect(skewness).toBeCloseTo(2 / Math.sqrt(3), 12);
  expect(kurtosis).toBeCloseTo(7 / 3, 12);
  expect(momentsOf([])).toMatchObject({ n: 0, mean: 0, variance: 0 });
});

const damageValues = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 20, maxLength: 90 });

test('the p-value is a probability that does not depend on order or unit', () => {
  fc.assert(
    fc.property(damageValues, damageValues, (first, second) => {
      const [a, b] = [tabulate(first), tabulate(second)];
      const p = bootstrapTestOfMeans(a, b);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      expect(bootstrapTestOfMeans(b, a)).toBe(p);
      expect(bootstrapTestOfMeans(a.toReversed(), b)).toBe(p);
      // Another unit has other random numbers, but the same distribution.
      const other = bootstrapTestOfMeans(scale(a, 0.25, 100), scale(b, 0.25, 100));
      expect(Math.abs(other - p)).toBeLessThan(0.05 + 0.5 * Math.max(p, other));
    }),
    { numRuns: 25 },
  );
});

test('p is 1 without data or variance, and close to 0 for samples that do not overlap', () => {
  const ones = tabulate(Array.from({ length: 30 }, () => 1.1));
  const twos = tabulate(Array.from({ length: 30 }, () => 2.2));
  expect(bootstrapTestOfMeans([], ones)).toBe(1);
  expect(bootstrapTestOfMeans([{ value: 5, count: 1 }], ones)).toBe(1);
  expect(bootstrapTestOfMeans(ones, twos)).toBe(1);
  const low = tabulate(Array.from({ length: 40 }, (_, index) => index % 7));
  expect(bootstrapTestOfMeans(low, scale(low, 1, 20))).toBeLessThan(1e-6);
});

test('resamples whose moments are drawn are distributed like those drawn value by value', () => {
  const random = createRandom(5);
  const values = Array.from({ length: 300 }, () => -900 * Math.log(1 - random()));
  const table = tabulate(values);
  const { mean } = momentsOf(table);
  const size = 100;
  const quantilesOf = (draw: (resample: { mean: number; squaredError: number }) => void) => {
    const resample = { mean: 0, squaredError: 0 };
    const statistics = Array.from({ length: 10_000 }, () => {
      draw(resample);
      return resample.mean / Math.sqrt(resample.squaredError);
    });
    return [0.005, 0.025, 0.5, 0.975, 0.995].map((fraction) => percentile(statistics, fraction));
  };
  const whole = quantilesOf(createResampler(table, size, Uint32Array.of(7)));
  const plain = quantilesOf((resample) => {
    const drawn = Array.from(
      { length: size },
      () => (values[Math.floor(random() * values.length)] as number) - mean,
    );
    const drawnMean = drawn.reduce((sum, value) => sum + value, 0) / size;
    resample.mean = drawnMean;
    resample.squaredError =
      drawn.reduce((sum, value) => sum + (value - drawnMean) ** 2, 0) / (size - 1) / size;
  });
  whole.forEach((quantile, index) => {
    expect(Math.abs(quantile - (plain[index] as number))).toBeLessThan(0.2);
  });
});

/** Distributions that are skewed like the numbers of matches. */
const distributions: Record<string, (random: () => number) => number> = {
  damage: (random) => -900 * Math.log(1 - random()) * (0.5 + random()),
  kills: (random) => Math.floor(-1.2 * Math.log(1 - random())),
  rare: (random) => (random() < 0.05 ? 1 + Math.floor(2 * random()) : 0),
};

function simulate(name: string, sizes: readonly [number, number], factor: number, runs: number) {
  const random = createRandom(sizes[0] * 1000 + sizes[1]);
  const draw = distributions[name] as (typeof distributions)[string];
  const significant = { bootstrap: 0, welch: 0 };
  for (let run = 0; run < runs; run++) {
    const a = Array.from({ length: sizes[0] }, () => draw(random) * factor);
    const b = Array.from({ length: sizes[1] }, () => draw(random));
    if (bootstrapTestOfMeans(tabulate(a), tabulate(b)) <= 0.05) significant.bootstrap += 1;
    if (welchTest(a, b) <= 0.05) significant.welch += 1;
  }
  return { bootstrap: significant.bootstrap / runs, welch: significant.welch / runs };
}

const SIZES = [
  [20, 20],
  [20, 400],
  [400, 400],
] as const;
const RUNS = 150;

test('equal means of skewed numbers differ significantly at most one in twenty times', () => {
  for (const name of Object.keys(distributions)) {
    for (const sizes of SIZES) {
      const { bootstrap } = simulate(name, sizes, 1, RUNS);
      // 5%, plus three standard errors of a simulation of this many runs.
      expect(bootstrap, `${name}, ${sizes} games`).toBeLessThan(0.103);
    }
  }
  // Welch's test alone calls many more: a small sample lacks the high values.
  expect(simulate('rare', [20, 400], 1, RUNS).welch).toBeGreaterThan(0.25);
});

test('finds nearly as many differences as Welch’s test, and more between few games and many', () => {
  for (const name of ['damage', 'kills']) {
    for (const sizes of SIZES) {
      const { bootstrap, welch } = simulate(name, sizes, 1 + 4 / Math.sqrt(sizes[0]), 100);
      expect(bootstrap, `${name}, ${sizes} games`).toBeGreaterThan(welch - 0.08);
      if (sizes[1] > 5 * sizes[0]) expect(bootstrap).toBeGreaterThan(welch + 0.05);
    }
  }
});
