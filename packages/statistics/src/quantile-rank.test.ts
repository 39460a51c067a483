import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './league.ts';
import { quantilesOf, rankInQuantiles, rankInterval, rateRankInterval } from './quantile-rank.ts';

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The mid-rank by its definition: the share below and half of the share of equal ones. */
function midRank(values: readonly number[], value: number): number {
  const below = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length;
  return (100 * (below + equal / 2)) / values.length;
}

test('ranks in a sample of 0 to 100 are its percentages', () => {
  const quantiles = quantilesOf(Array.from({ length: 101 }, (_, i) => 3 * i));
  expect(quantiles[25]).toBe(75);
  expect(rankInQuantiles(quantiles, -1)).toBe(0);
  expect(rankInQuantiles(quantiles, 0)).toBe(0);
  expect(rankInQuantiles(quantiles, 150)).toBe(50);
  expect(rankInQuantiles(quantiles, 151)).toBeCloseTo(50 + 1 / 3, 9);
  expect(rankInQuantiles(quantiles, 301)).toBe(100);
  expect(() => quantilesOf([])).toThrow();
});

test('equal values share the middle of their ranks', () => {
  const values = [...Array(60).fill(0), ...Array(40).fill(1)];
  const quantiles = quantilesOf(values);
  for (const value of [0, 1]) {
    const error = rankInQuantiles(quantiles, value) - midRank(values, value);
    expect(Math.abs(error)).toBeLessThanOrEqual(1);
  }
});

test('a rank is that of the sample, up to one step and one value, and rises with the value', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 400 }), (values) => {
      const quantiles = quantilesOf(ascending(values));
      let last = 0;
      for (const value of ascending(values)) {
        const rank = rankInQuantiles(quantiles, value);
        expect(Math.abs(rank - midRank(values, value))).toBeLessThanOrEqual(
          1 + 100 / values.length,
        );
        expect(rank).toBeGreaterThanOrEqual(last);
        last = rank;
      }
    }),
  );
});

test('the values of random members are spread evenly over the ranks of their own sample', () => {
  const random = createRandom(2026);
  // Skewed, like damage.
  const draw = () => Math.round(4000 * -Math.log(1 - random()));
  const quantiles = quantilesOf(ascending(Array.from({ length: 3000 }, draw)));
  const bins = Array<number>(10).fill(0);
  const MEMBERS = 5000;
  for (let i = 0; i < MEMBERS; i++) {
    const bin = Math.min(9, Math.floor(rankInQuantiles(quantiles, draw()) / 10));
    bins[bin] = (bins[bin] as number) + 1;
  }
  const expected = MEMBERS / bins.length;
  const chiSquared = bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // The 99.9% quantile of chi-squared with nine degrees of freedom.
  expect(chiSquared).toBeLessThan(27.88);
});

test('an interval contains the true rank of nearly all members, and narrows with more matches', () => {
  const random = createRandom(7);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const skills = Array.from({ length: 400 }, () => 100 + 10 * normal());
  const quantiles = quantilesOf(ascending(skills));
  let inside = 0;
  for (const skill of skills) {
    const values = Array.from({ length: 50 }, () => skill + 30 * normal());
    const sample = {
      n: values.length,
      sum: values.reduce((sum, value) => sum + value, 0),
      squares: values.reduce((sum, value) => sum + value * value, 0),
    };
    const interval = rankInterval({ sample, quantiles, count: skills.length });
    const rank = rankInQuantiles(quantiles, skill);
    if (interval !== null && interval.low <= rank && rank <= interval.high) inside += 1;
  }
  expect(inside / skills.length).toBeGreaterThan(0.93);
  const widthOf = (n: number) => {
    const sample = { n, sum: 100 * n, squares: n * (100 ** 2 + 900) };
    const { low, high } = rankInterval({ sample, quantiles, count: 400 }) ?? { low: 0, high: 0 };
    return high - low;
  };
  expect(widthOf(1000)).toBeLessThan(widthOf(50));
  expect(rankInterval({ sample: { n: 1, sum: 5, squares: 25 }, quantiles, count: 9 })).toBeNull();
});

test('equal values have no interval, and a rate of 0 has a wide one', () => {
  const quantiles = quantilesOf(Array.from({ length: 101 }, (_, i) => i / 100));
  const equal = { n: 5, sum: 5, squares: 5 };
  expect(rankInterval({ sample: equal, quantiles, count: 101 })).toBeNull();
  expect(rankInterval({ sample: { n: 30, sum: 0, squares: 0 }, quantiles, count: 101 })).toBeNull();
  const { low, high } = rateRankInterval({ won: 0, of: 20 }, { quantiles, count: 101 }) ?? {};
  expect(low).toBe(0);
  // Wilson's interval of 0 of 20 ends at 16.1%.
  expect(high).toBeGreaterThan(16);
  expect(high).toBeLessThan(30);
});
