import { t95 } from './difference-of-means.ts';
import type { Proportion } from './difference-of-rates.ts';
import { normalPValue } from './normal-p-value.ts';
import type { Estimate } from './ratio-estimate.ts';
import { studentPValue } from './student-p-value.ts';
import { Z_95 } from './wilson-interval.ts';

/**
 * Returns the two-sided p-value of the test that two proportions are equal: Pearson's chi-squared test
 * with the continuity correction of F. Yates, "Contingency tables involving small numbers and the χ²
 * test", Supplement to the Journal of the Royal Statistical Society 1 (1934), which is conservative.
 * 1 if either sample is empty.
 */
export function testOfRates(a: Proportion, b: Proportion): number {
  if (!(a.of > 0 && b.of > 0)) return 1;
  const pooled = (a.count + b.count) / (a.of + b.of);
  const variance = pooled * (1 - pooled) * (1 / a.of + 1 / b.of);
  if (!(variance > 0)) return 1;
  const correction = (1 / a.of + 1 / b.of) / 2;
  const distance = Math.abs(a.count / a.of - b.count / b.of);
  return normalPValue(Math.max(0, distance - correction) / Math.sqrt(variance));
}

/** An estimate of which only its 95% interval is known. */
export interface IntervalEstimate {
  value: number;
  low: number;
  high: number;
  n: number;
}

/**
 * Returns the two-sided p-value of the test that two estimates are equal, as normal values whose standard
 * errors follow from their 95% intervals. 1 if either sample is empty.
 */
export function testOfEstimates(a: IntervalEstimate, b: IntervalEstimate): number {
  const standardErrorOf = ({ low, high }: IntervalEstimate) => (high - low) / (2 * Z_95);
  const combined = Math.hypot(standardErrorOf(a), standardErrorOf(b));
  if (!(a.n > 0 && b.n > 0 && combined > 0)) return 1;
  return normalPValue((a.value - b.value) / combined);
}

/**
 * Returns the two-sided p-value of the test that two ratios of totals are equal, whose standard errors
 * follow from the 95% intervals of `ratioEstimate`: the larger of Welch's tests (1947) of the ratios and of
 * their logarithms. In small samples, either test alone calls too many equal ratios different. 1 without both intervals.
 */
export function testOfRatios(a: Estimate, b: Estimate): number {
  if (a.low === null || a.high === null || b.low === null || b.high === null) return 1;
  const errors = [a, b].map(({ low, high, n }) => (Number(high) - Number(low)) / 2 / t95(n - 1));
  const [errorA = 0, errorB = 0] = errors;
  const p = welchPValue(a.mean - b.mean, [errorA, a.n], [errorB, b.n]);
  if (!(a.mean > 0 && b.mean > 0)) return p;
  const relativeErrors = [errorA / a.mean, errorB / b.mean] as const;
  const logarithm = Math.log(a.mean / b.mean);
  return Math.max(p, welchPValue(logarithm, [relativeErrors[0], a.n], [relativeErrors[1], b.n]));
}

type ErrorAndSize = readonly [error: number, n: number];

/** Returns the p-value of a difference by the standard errors of its two sides and their sizes. */
function welchPValue(
  difference: number,
  [a, sizeA]: ErrorAndSize,
  [b, sizeB]: ErrorAndSize,
): number {
  const error = Math.hypot(a, b);
  if (!(error > 0)) return difference === 0 ? 1 : 0;
  const degreesOfFreedom = error ** 4 / (a ** 4 / (sizeA - 1) + b ** 4 / (sizeB - 1));
  return studentPValue(difference / error, degreesOfFreedom);
}
