import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOfRates } from './difference-of-rates.ts';

test('agrees with published values', () => {
  // Newcombe, "Interval estimation for the difference between independent proportions", 1998, table II, method 11.
  for (const [a, m, b, n, low, high] of [
    [56, 70, 48, 80, 0.0428, 0.3422],
    [9, 10, 3, 10, 0.1013, 0.8387],
    [6, 7, 2, 7, -0.029, 0.8423],
    [5, 56, 0, 29, -0.0667, 0.2037],
  ] as const) {
    const result = differenceOfRates({ count: a, of: m }, { count: b, of: n });
    expect(result.difference).toBeCloseTo(100 * (a / m - b / n), 9);
    expect(result.low / 100).toBeCloseTo(low, 4);
    expect(result.high / 100).toBeCloseTo(high, 4);
  }
});

/** Returns the probabilities of 0 to `n` wins at a chance of `p` each. */
function binomial(n: number, p: number): number[] {
  const row = [(1 - p) ** n];
  for (let k = 1; k <= n; k++) row.push(((row[k - 1] as number) * (n - k + 1) * p) / (k * (1 - p)));
  return row;
}

test('calls at most 5% of all outcomes a change if the true rates are equal', () => {
  // Exact instead of simulated: adds up the probabilities of all outcomes of both periods.
  for (const [m, n] of [
    [20, 20],
    [20, 150],
    [35, 80],
    [100, 100],
  ] as const) {
    for (const p of [0.02, 0.1, 0.3, 0.5, 0.52, 0.8, 0.95]) {
      const [current, previous] = [binomial(m, p), binomial(n, p)];
      let falsePositiveRate = 0;
      for (let a = 0; a <= m; a++) {
        for (let b = 0; b <= n; b++) {
          const { verdict } = differenceOfRates({ count: a, of: m }, { count: b, of: n });
          if (verdict !== 'chance')
            falsePositiveRate += (current[a] as number) * (previous[b] as number);
        }
      }
      expect(falsePositiveRate, `${m} and ${n} games at ${p}`).toBeLessThanOrEqual(0.05);
    }
  }
});

test('a large change over many games is more than chance, a small one over few is not', () => {
  const verdict = (a: number, m: number, b: number, n: number) =>
    differenceOfRates({ count: a, of: m }, { count: b, of: n }).verdict;
  expect(verdict(600, 1000, 500, 1000)).toBe('rose');
  expect(verdict(500, 1000, 600, 1000)).toBe('fell');
  expect(verdict(33, 60, 29, 59)).toBe('chance');
  expect(verdict(19, 19, 0, 1000)).toBe('few');
  expect(verdict(0, 0, 0, 0)).toBe('few');
});

const rate = fc
  .integer({ min: 1, max: 5000 })
  .chain((of) => fc.record({ count: fc.nat(of), of: fc.constant(of) }));

test('the interval contains the difference and is mirrored when the periods are swapped', () => {
  fc.assert(
    fc.property(rate, rate, (current, previous) => {
      const { difference, low, high } = differenceOfRates(current, previous);
      expect(low).toBeLessThanOrEqual(difference);
      expect(high).toBeGreaterThanOrEqual(difference);
      expect(low).toBeGreaterThanOrEqual(-100.0001);
      expect(high).toBeLessThanOrEqual(100.0001);
      const swapped = differenceOfRates(previous, current);
      expect(swapped.low).toBeCloseTo(-high, 9);
      expect(swapped.high).toBeCloseTo(-low, 9);
    }),
  );
});
