import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOfMeans, t95 } from './difference-of-means.ts';
import { createRandom } from './league.ts';

function sampleOf(values: readonly number[]) {
  return {
    n: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value * value, 0),
  };
}

test('agrees with published quantiles of the t distribution', () => {
  // Abramowitz and Stegun, "Handbook of Mathematical Functions", table 26.10.
  for (const [degreesOfFreedom, quantile] of [
    [8, 2.306],
    [19, 2.093],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
  ] as const) {
    expect(t95(degreesOfFreedom)).toBeCloseTo(quantile, 3);
  }
});

test('agrees with a published example', () => {
  // Wikipedia, "Welch's t-test", first example: t = -2.46 with 25.0 degrees of freedom.
  const a = [27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4];
  const b = [27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4];
  const { difference, low, high } = differenceOfMeans(sampleOf(a), sampleOf(b));
  expect(difference / ((high - low) / 2 / t95(25))).toBeCloseTo(-2.46, 2);
});

/**
 * Calculates Welch's test on the values themselves, with deviations from the mean instead of sums
 * of squares.
 */
function plainWelch(a: readonly number[], b: readonly number[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value) / values.length;
  const variance = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1);
  const [squaredErrorA, squaredErrorB] = [variance(a) / a.length, variance(b) / b.length];
  return {
    difference: mean(a) - mean(b),
    error: Math.sqrt(squaredErrorA + squaredErrorB),
    degreesOfFreedom:
      (squaredErrorA + squaredErrorB) ** 2 /
      (squaredErrorA ** 2 / (a.length - 1) + squaredErrorB ** 2 / (b.length - 1)),
  };
}

const damageValues = fc.array(fc.integer({ min: 0, max: 2_000_000 }), {
  minLength: 2,
  maxLength: 60,
});

test('sums of squares give the same result as the values themselves', () => {
  fc.assert(
    fc.property(damageValues, damageValues, (a, b) => {
      fc.pre(new Set(a).size > 1 || new Set(b).size > 1);
      const result = differenceOfMeans(sampleOf(a), sampleOf(b));
      const plain = plainWelch(a, b);
      expect(result.difference).toBeCloseTo(plain.difference, 3);
      const margin = t95(plain.degreesOfFreedom) * plain.error;
      expect((result.high - result.low) / 2 / margin).toBeCloseTo(1, 6);
    }),
  );
});

test('calls at most one in twenty differences a change if the true means are equal', () => {
  const random = createRandom(1);
  const draws = {
    kills: () => Math.floor(-1.2 * Math.log(1 - random())),
    damage: () => (random() < 0.1 ? 0 : 3000 * (random() + random()) ** 2),
    duration: () => 90 + 240 * random(),
  };
  const runs = 3000;
  for (const [name, draw] of Object.entries(draws)) {
    for (const [m, n] of [
      [20, 20],
      [40, 120],
    ] as const) {
      let falsePositives = 0;
      for (let run = 0; run < runs; run++) {
        const current = sampleOf(Array.from({ length: m }, draw));
        const previous = sampleOf(Array.from({ length: n }, draw));
        if (differenceOfMeans(current, previous).verdict !== 'chance') falsePositives += 1;
      }
      // 5%, plus three standard errors of a simulation of this many runs.
      expect(falsePositives / runs, `${name}, ${m} and ${n} games`).toBeLessThan(0.062);
    }
  }
});

test('equal values have no range, and one game has no interval', () => {
  const ones = sampleOf(Array.from({ length: 30 }, () => 1.1));
  const twos = sampleOf(Array.from({ length: 30 }, () => 2.2));
  expect(differenceOfMeans(ones, ones)).toMatchObject({ low: 0, high: 0, verdict: 'chance' });
  expect(differenceOfMeans(twos, ones).verdict).toBe('rose');
  expect(differenceOfMeans(ones, twos).verdict).toBe('fell');
  const one = differenceOfMeans(sampleOf([5]), ones);
  expect([one.low, one.high, one.verdict]).toEqual([-Infinity, Infinity, 'few']);
  expect(differenceOfMeans(sampleOf([]), sampleOf([])).verdict).toBe('few');
});
