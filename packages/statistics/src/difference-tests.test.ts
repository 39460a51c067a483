import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bootstrapTestOfMeans } from './bootstrap-test.ts';
import { testOfEstimates, testOfRates, testOfRatios } from './difference-tests.ts';
import { holm } from './holm.ts';
import { createRandom } from './league.ts';
import { normalPValue } from './normal-p-value.ts';
import { ratioEstimate } from './ratio-estimate.ts';
import { MIN_SAMPLE } from './sample-size.ts';
import { studentPValue } from './student-p-value.ts';

test('tails agree with tables', () => {
  for (const [z, p] of [
    [0, 1],
    [1, 0.3173105],
    [1.959964, 0.05],
    [2.575829, 0.01],
    [3.890592, 0.0001],
  ] as const) {
    expect(normalPValue(z)).toBeCloseTo(p, 6);
    expect(normalPValue(-z)).toBeCloseTo(p, 6);
  }
  // Critical values of Student's t, Abramowitz and Stegun, table 26.10.
  for (const [t, v, p] of [
    [12.706, 1, 0.05],
    [4.303, 2, 0.05],
    [3.182, 3, 0.05],
    [2.571, 5, 0.05],
    [2.228, 10, 0.05],
    [3.169, 10, 0.01],
    [2.042, 30, 0.05],
    [1.98, 120, 0.05],
    [1.9623, 1001, 0.05],
  ] as const) {
    expect(studentPValue(t, v), `t ${t}, ${v} degrees`).toBeCloseTo(p, 4);
  }
  expect(studentPValue(5, 0.5)).toBe(1);
});

test('tests agree with published examples', () => {
  // Yates, 1934, table I: 4 of 20 and 16 of 22 have normal teeth; chi-squared corrected 9.52… is p 0.0020.
  const corrected = (42 * (Math.abs(4 * 6 - 16 * 16) - 21) ** 2) / (20 * 22 * 20 * 22);
  expect(testOfRates({ count: 4, of: 20 }, { count: 16, of: 22 })).toBeCloseTo(
    normalPValue(Math.sqrt(corrected)),
    9,
  );
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(holm([])).toEqual([]);
});

test('without data p is 1, and the order of the samples does not matter', () => {
  expect(testOfRates({ count: 0, of: 0 }, { count: 5, of: 9 })).toBe(1);
  expect(testOfRates({ count: 9, of: 9 }, { count: 5, of: 5 })).toBe(1);
  const none = { value: 0, low: -100, high: 100, n: 0 };
  expect(testOfEstimates(none, { value: 9, low: 8, high: 10, n: 90 })).toBe(1);
  const rate = fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
    .map(([count, rest]) => ({ count, of: count + rest }));
  fc.assert(
    fc.property(rate, rate, (a, b) => {
      const p = testOfRates(a, b);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
      expect(testOfRates(b, a)).toBeCloseTo(p, 12);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (pValues) => {
      holm(pValues).forEach((p, index) => {
        expect(p).toBeGreaterThanOrEqual(pValues[index] as number);
        expect(p).toBeLessThanOrEqual(1);
      });
    }),
  );
});

/**
 * Returns the p-values of comparing the first of some equal players with the others: four rates and
 * four means per player, skewed as damage and kills are and dependent on each other.
 */
function compareEqualPlayers(random: () => number, games: readonly number[]): number[] {
  const players = games.map((of) => {
    const counts = [0, 0, 0, 0];
    const values: number[][] = [[], [], [], []];
    for (let game = 0; game < of; game++) {
      const form = random();
      [0.5, 0.12, 0.3, 0.03].forEach((rate, index) => {
        if ((random() + form) % 1 < rate) counts[index] = (counts[index] ?? 0) + 1;
      });
      const damage = -900 * Math.log(1 - random()) * (0.5 + form);
      values[0]?.push(damage);
      values[1]?.push(Math.floor(damage / 700));
      values[2]?.push(random() < 0.7 ? 1 : 0);
      values[3]?.push(damage / 3 + 400 * random());
    }
    const means = values.map((list) => list.map((value) => ({ value, count: 1 })));
    return { rates: counts.map((count) => ({ count, of })), means };
  });
  const [first, ...others] = players;
  if (first === undefined) return [];
  return others.flatMap(({ rates, means }) => [
    ...rates.map((rate, index) => testOfRates(rate, first.rates[index] as typeof rate)),
    ...means.map((mean, index) => bootstrapTestOfMeans(mean, first.means[index] as typeof mean)),
  ]);
}

test('among equal players, at most 5% of comparisons find any difference significant', () => {
  const RUNS = 100;
  for (const [seed, games] of [
    [1, [MIN_SAMPLE, MIN_SAMPLE, MIN_SAMPLE, MIN_SAMPLE]],
    [2, [400, 60, 25, 150, 90, MIN_SAMPLE]],
    [3, [120, 120]],
  ] as const) {
    const random = createRandom(seed);
    let falsePositives = 0;
    let uncorrected = 0;
    for (let run = 0; run < RUNS; run++) {
      const pValues = compareEqualPlayers(random, games);
      if (holm(pValues).some((p) => p <= 0.05)) falsePositives++;
      if (pValues.some((p) => p <= 0.05)) uncorrected++;
    }
    expect(falsePositives / RUNS, `${games}`).toBeLessThanOrEqual(0.05);
    // Without the correction, many more would.
    expect(uncorrected / RUNS, `${games}`).toBeGreaterThan(0.1);
  }
});

/** Returns the ratio of the totals of some games' pairs of numbers. */
function ratioOf(n: number, draw: () => readonly [number, number]) {
  const sums = { n, sum: 0, over: 0, squares: 0, overSquares: 0, products: 0 };
  for (let game = 0; game < n; game++) {
    const [value, other] = draw();
    sums.sum += value;
    sums.over += other;
    sums.squares += value ** 2;
    sums.overSquares += other ** 2;
    sums.products += value * other;
  }
  return ratioEstimate(sums);
}

test('equal ratios are called different in about 5% of tests, threefold ratios often', () => {
  const RUNS = 500;
  const random = createRandom(4);
  const drawKillsAndDeaths = (skill: number) => () => {
    const form = skill * (0.5 + random());
    return [Math.floor(-1.5 * form * Math.log(1 - random())), random() < 0.6 ? 1 : 0] as const;
  };
  const drawDamageAndMinutes = (skill: number) => () => {
    const minutes = 1 + 3 * random();
    return [-2000 * skill * minutes * Math.log(1 - random()), minutes] as const;
  };
  for (const draw of [drawKillsAndDeaths, drawDamageAndMinutes]) {
    for (const [few, many] of [
      [MIN_SAMPLE, MIN_SAMPLE],
      [MIN_SAMPLE, 400],
      [150, 300],
    ] as const) {
      const countDifferent = (skill: number) =>
        Array.from({ length: RUNS }, () =>
          testOfRatios(ratioOf(few, draw(skill)), ratioOf(many, draw(1))),
        ).filter((p) => p <= 0.05).length;
      expect(countDifferent(1) / RUNS, `${draw.name}, ${few} and ${many}`).toBeLessThanOrEqual(
        0.075,
      );
      expect(countDifferent(3) / RUNS, `${draw.name}, ${few} and ${many}`).toBeGreaterThan(0.3);
    }
  }
});

test('a ratio without an interval differs from none, and the order does not matter', () => {
  const wide = { n: 90, mean: 2, low: 1, high: 3 };
  expect(testOfRatios(wide, { n: 1, mean: 9, low: null, high: null })).toBe(1);
  expect(testOfRatios(wide, { n: 50, mean: 0, low: 0, high: 0 })).toBeLessThan(0.001);
  const narrow = { n: 40, mean: 3, low: 2.5, high: 3.5 };
  expect(testOfRatios(wide, narrow)).toBeCloseTo(testOfRatios(narrow, wide), 12);
});
