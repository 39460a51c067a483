import type { Proportion } from './difference-of-rates.ts';
import { normalTail } from './normal-tail.ts';
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
  return normalTail(Math.max(0, distance - correction) / Math.sqrt(variance));
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
  const error = ({ low, high }: IntervalEstimate) => (high - low) / (2 * Z_95);
  const combined = Math.hypot(error(a), error(b));
  if (!(a.n > 0 && b.n > 0 && combined > 0)) return 1;
  return normalTail((a.value - b.value) / combined);
}
