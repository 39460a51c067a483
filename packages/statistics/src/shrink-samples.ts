import { type ShrunkEstimate, shrinkEstimates } from './shrink-estimates.ts';

/** An average of one of many similar things, such as a player's damage per match. */
export interface SampleMean {
  /** At least 2. */
  n: number;
  value: number;
  /** The square of its standard error, estimated from its own values. */
  variance: number;
}

/**
 * Moves averages towards their common mean, further for smaller samples (`shrinkEstimates`, empirical
 * Bayes). How much single values vary is pooled over all samples first, weighted by degrees of freedom,
 * so that a sample's variance is that of a single value over its size, as in B. Efron and C. Morris, "Data
 * analysis using Stein's estimator and its generalizations", JASA 70 (1975), section 2. A sample's own
 * variance is no substitute: a few equal values, such as five wins in a row, have none and would count most.
 */
export function shrinkSamples(samples: readonly SampleMean[]): ShrunkEstimate[] {
  let degreesOfFreedom = 0;
  let deviations = 0;
  for (const { n, variance } of samples) {
    degreesOfFreedom += n - 1;
    deviations += (n - 1) * n * variance;
  }
  if (!(deviations > 0)) return samples.map(({ value }) => ({ value, low: value, high: value }));
  const valueVariance = deviations / degreesOfFreedom;
  return shrinkEstimates(samples.map(({ n, value }) => ({ value, variance: valueVariance / n })));
}
