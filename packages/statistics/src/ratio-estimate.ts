import { t95 } from './difference-of-means.ts';
import type { Mean } from './mean-of.ts';
import { ratio } from './rates.ts';

/** The sums that a ratio of two totals is estimated from, over units that have a value for each. */
export interface PairedSums {
  n: number;
  /** The sums of the numerators and of the denominators. */
  sum: number;
  over: number;
  /** The sums of their squares, and of their products. */
  squares: number;
  overSquares: number;
  products: number;
}

/** A figure, the number of its units, and the ends of its 95% interval, null for fewer than two units. */
export type Estimate = Pick<Mean, 'n' | 'mean' | 'low' | 'high'>;

/**
 * Returns the ratio of two totals, times a scale, with its 95% interval: the ratio estimator of
 * W. G. Cochran, "Sampling Techniques" (3rd edition, 1977), section 6.4, whose variance is that of the
 * units' residuals from the ratio (the delta method). Unlike the mean of the units' own ratios,
 * it gives a long unit the weight of its length. 0 if the denominators add up to 0.
 */
export function ratioEstimate(sums: PairedSums, scale = 1): Estimate {
  const { n, sum, over, squares, overSquares, products } = sums;
  const estimate = ratio(sum, over);
  const mean = scale * estimate;
  if (n < 2 || over === 0) return { n, mean, low: null, high: null };
  const deviations = squares - 2 * estimate * products + estimate ** 2 * overSquares;
  // Rounding can make the squared deviations of equal ratios slightly different from 0.
  const isZero = deviations <= 1e-12 * squares;
  const error = isZero ? 0 : Math.sqrt((n / (n - 1)) * deviations) / Math.abs(over);
  const margin = Math.abs(scale) * t95(n - 1) * error;
  return { n, mean, low: mean - margin, high: mean + margin };
}
