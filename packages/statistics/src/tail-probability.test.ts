import { expect, test } from 'vitest';
import { binomialTail, poissonCdf } from './tail-probability.ts';

test('the binomial tail is that of published tables', () => {
  // n = 20, p = 0.05: P(X <= 3) = 0.9841; n = 10, p = 0.5: P(X <= 7) = 0.9453.
  expect(1 - binomialTail(4, 20, 0.05)).toBeCloseTo(0.9841, 4);
  expect(1 - binomialTail(8, 10, 0.5)).toBeCloseTo(0.9453, 4);
});

test('the binomial tail is the sum of all outcomes from a count on', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  for (const [count, trials, p] of [
    [1, 7, 0.3],
    [12, 40, 0.1],
    [40, 40, 0.9],
  ] as const) {
    let sum = 0;
    for (let k = count; k <= trials; k++)
      sum += choose(trials, k) * p ** k * (1 - p) ** (trials - k);
    expect(binomialTail(count, trials, p)).toBeCloseTo(sum, 12);
  }
  expect(binomialTail(0, 5, 0.2)).toBe(1);
  expect(binomialTail(6, 5, 0.2)).toBe(0);
  // The most distant outcomes are too unlikely for a floating-point number.
  expect(binomialTail(1000, 100_000, 0.05)).toBe(1);
  expect(binomialTail(9000, 100_000, 0.05)).toBe(0);
});

test('the Poisson distribution is that of published tables', () => {
  // Mean 5: P(X <= 2) = 0.1247; mean 1: P(X <= 0) = 0.3679.
  expect(poissonCdf(2, 5)).toBeCloseTo(0.1247, 4);
  expect(poissonCdf(0, 1)).toBeCloseTo(0.3679, 4);
});
