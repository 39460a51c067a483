import type { Sample } from './difference-of-means.ts';
import { t95 } from './difference-of-means.ts';
import { ratio } from './rates.ts';

export interface Mean extends Sample {
  /** 0 without values. */
  mean: number;
  /** The ends of the 95% interval; null for fewer than two values, whose spread is unknown. */
  low: number | null;
  high: number | null;
}

/**
 * Returns a mean with its 95% interval: "Student", "The probable error of a mean", Biometrika 6
 * (1908). See `t95` for its accuracy with few values.
 */
export function meanOf(sample: Sample): Mean {
  const { n, sum, squares } = sample;
  const mean = ratio(sum, n);
  if (n < 2) return { ...sample, mean, low: null, high: null };
  const deviations = Math.max(0, squares - sum * mean);
  const margin = t95(n - 1) * Math.sqrt(deviations / (n - 1) / n);
  return { ...sample, mean, low: mean - margin, high: mean + margin };
}
