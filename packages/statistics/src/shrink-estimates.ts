import { Z_95 } from './wilson-interval.ts';

/** An estimate of one of many similar things from a sample. */
export interface PointEstimate {
  value: number;
  /** The square of its standard error; above 0. */
  variance: number;
}

export interface ShrunkEstimate {
  value: number;
  /** The ends of its 95% interval. */
  low: number;
  high: number;
}

/** With fewer estimates, their spread cannot be estimated. */
export const MIN_ESTIMATES_TO_SHRINK = 4;

/**
 * Moves estimates of many similar things, such as the change of every weapon, towards their common
 * mean, further for smaller samples: empirical Bayes for normal means of unequal variances,
 * C. N. Morris, "Parametric empirical Bayes inference: theory and applications", JASA 78 (1983),
 * section 5, with the spread of the true values estimated as by R. C. Paule and J. Mandel, "Consensus
 * values and weighting factors", Journal of Research of the NBS 87 (1982). The intervals allow
 * for the errors of the estimated mean and spread. Without shrinking, the largest changes would be those of the
 * parts with the fewest games. Fewer than `MIN_ESTIMATES_TO_SHRINK` estimates are returned as they are.
 *
 * `center` is the value that estimates are moved towards if it is known, such as 0 for no effect. Then
 * no interval excludes it unless the estimate's own interval does.
 */
export function shrinkEstimates(
  estimates: readonly PointEstimate[],
  center?: number,
): ShrunkEstimate[] {
  const k = estimates.length;
  if (k < MIN_ESTIMATES_TO_SHRINK)
    return estimates.map(({ value, variance }) => toShrunkEstimate(value, variance));
  const spread = estimateSpread(estimates, center);
  const { mean: commonMean, weight } = weightedMean(estimates, spread);
  const mean = center ?? commonMean;
  const meanTotalVariance = k / weight;
  // Estimating the mean uses up one degree of freedom.
  const estimatedParameters = center === undefined ? 1 : 0;
  return estimates.map(({ value, variance }) => {
    const totalVariance = variance + spread;
    const shrinkage =
      ((k - estimatedParameters - 2) / (k - estimatedParameters)) * (variance / totalVariance);
    const deviation = value - mean;
    const meanVariance = (estimatedParameters * shrinkage ** 2) / weight;
    const spreadVariance =
      (2 / (k - estimatedParameters - 2)) *
      shrinkage ** 2 *
      (meanTotalVariance / totalVariance) *
      deviation ** 2;
    return toShrunkEstimate(
      mean + (1 - shrinkage) * deviation,
      variance * (1 - shrinkage) + meanVariance + spreadVariance,
    );
  });
}

function toShrunkEstimate(value: number, variance: number): ShrunkEstimate {
  const margin = Z_95 * Math.sqrt(variance);
  return { value, low: value - margin, high: value + margin };
}

function weightedMean(estimates: readonly PointEstimate[], spread: number) {
  let weight = 0;
  let sum = 0;
  for (const { value, variance } of estimates) {
    weight += 1 / (variance + spread);
    sum += value / (variance + spread);
  }
  return { mean: sum / weight, weight };
}

/**
 * Returns the variance of the true values: the one with which the weighted squares of deviations
 * are as large as expected, or 0 if chance alone explains them.
 */
function estimateSpread(estimates: readonly PointEstimate[], center: number | undefined): number {
  const expected = estimates.length - (center === undefined ? 1 : 0);
  const squaresAt = (spread: number) => {
    const mean = center ?? weightedMean(estimates, spread).mean;
    return estimates.reduce(
      (sum, { value, variance }) => sum + (value - mean) ** 2 / (variance + spread),
      0,
    );
  };
  if (squaresAt(0) <= expected) return 0;
  let low = 0;
  let high = Math.max(...estimates.map(({ variance }) => variance));
  while (squaresAt(high) > expected) {
    low = high;
    high *= 2;
  }
  const ITERATIONS = 60;
  for (let i = 0; i < ITERATIONS; i++) {
    const middle = (low + high) / 2;
    if (squaresAt(middle) > expected) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
