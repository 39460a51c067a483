import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateOf, wilsonInterval } from './wilson-interval.ts';

test('agrees with published values', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  for (const [count, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = wilsonInterval(count, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('without games the interval covers everything', () => {
  expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, percent: 0, low: 0, high: 100 });
});

test('one win in one game has a wide interval', () => {
  const rate = rateOf(1, 1);
  expect(rate.percent).toBe(100);
  expect(rate.low).toBeCloseTo(20.65, 2);
});

const sample = fc
  .integer({ min: 1, max: 1e7 })
  .chain((of) => fc.tuple(fc.nat(of), fc.constant(of)));

test('contains the rate, stays within 0 and 1, and mirrors wins and losses', () => {
  fc.assert(
    fc.property(sample, ([count, of]) => {
      const { low, high } = wilsonInterval(count, of);
      const p = count / of;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(p);
      expect(high).toBeGreaterThanOrEqual(p);
      expect(high).toBeLessThanOrEqual(1);
      const mirrored = wilsonInterval(of - count, of);
      expect(mirrored.low).toBeCloseTo(1 - high, 9);
    }),
  );
});

test('narrows as the sample grows and moves up with the count', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e5 }), fc.nat(1e5), (of, n) => {
      const count = n % of;
      const one = wilsonInterval(count, of);
      const ten = wilsonInterval(10 * count, 10 * of);
      expect(ten.high - ten.low).toBeLessThan(one.high - one.low);
      const next = wilsonInterval(count + 1, of);
      expect(next.low).toBeGreaterThan(one.low);
      expect(next.high).toBeGreaterThan(one.high);
    }),
  );
});

test('a count out of range is clamped', () => {
  expect(wilsonInterval(12, 10)).toEqual(wilsonInterval(10, 10));
  expect(wilsonInterval(-1, 10)).toEqual(wilsonInterval(0, 10));
});
