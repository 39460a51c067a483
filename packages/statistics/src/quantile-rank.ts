import { studentQuantile } from './difference-of-means.ts';
import { wilsonInterval, Z_95 } from './wilson-interval.ts';

/** Steps of one percent: a sample is described by its 0th to 100th percentile. */
export const QUANTILE_STEPS = 100;

/**
 * Returns the 0th to 100th percentile of values in ascending order, each a value of the sample: the inverse of
 * the empirical distribution function (type 1 of Hyndman and Fan, "Sample quantiles in statistical packages",
 * 1996). Throws for an empty sample.
 */
export function quantilesOf(sorted: readonly number[]): number[] {
  if (sorted.length === 0) throw new Error('An empty sample has no quantiles');
  return Array.from({ length: QUANTILE_STEPS + 1 }, (_, step) => {
    const position = Math.max(1, Math.ceil((step * sorted.length) / QUANTILE_STEPS));
    return sorted[position - 1] as number;
  });
}

/**
 * Returns the percentile rank of a value, 0..100: the share of a sample below it, equal values counted half
 * (the mid-rank), read from the sample's quantiles and interpolated between them.
 */
export function rankInQuantiles(quantiles: readonly number[], value: number): number {
  const first = quantiles.findIndex((quantile) => quantile >= value);
  if (first === -1) return QUANTILE_STEPS;
  if (quantiles[first] === value) {
    const last = quantiles.lastIndexOf(value);
    return (first + last) / 2;
  }
  if (first === 0) return 0;
  const below = quantiles[first - 1] as number;
  const above = quantiles[first] as number;
  return first - 1 + (value - below) / (above - below);
}

export interface RankedMean {
  /** The number, sum and sum of squares of the values whose mean is ranked. */
  sample: { n: number; sum: number; squares: number };
  quantiles: readonly number[];
  /** How many values the quantiles describe. */
  count: number;
}

/**
 * Returns the interval of a mean’s percentile rank at 95%, or at another `z`: the ranks of both ends of the
 * mean’s own interval (Student’s), and the error of a share that was counted in a sample of `count`, combined as
 * independent errors are. Null for fewer than two values, and if all are equal, since their spread is then unknown.
 */
export function rankInterval(
  { sample: { n, sum, squares }, quantiles, count }: RankedMean,
  z = Z_95,
): { low: number; high: number } | null {
  if (n < 2 || count === 0) return null;
  const mean = sum / n;
  const variance = Math.max(0, (squares - n * mean * mean) / (n - 1));
  // Means of whole numbers are not exact in binary.
  if (variance < 1e-9 * mean * mean || squares === 0) return null;
  const error = studentQuantile(z, n - 1) * Math.sqrt(variance / n);
  return toRankInterval({ mean, low: mean - error, high: mean + error }, { quantiles, count }, z);
}

/** Returns the same interval for a rate of 0 to 1, from Wilson’s interval, which fits rates near its ends. */
export function rateRankInterval(
  { won, of }: { won: number; of: number },
  cohort: Pick<RankedMean, 'quantiles' | 'count'>,
  z = Z_95,
): { low: number; high: number } | null {
  if (of === 0 || cohort.count === 0) return null;
  return toRankInterval({ mean: won / of, ...wilsonInterval(won, of, z) }, cohort, z);
}

function toRankInterval(
  { mean, low, high }: { mean: number; low: number; high: number },
  { quantiles, count }: Pick<RankedMean, 'quantiles' | 'count'>,
  z: number,
): { low: number; high: number } {
  const rank = rankInQuantiles(quantiles, mean);
  /** Returns the distance to the rank of an end, including that rank's own sampling error. */
  const distanceTo = (end: number) => {
    const shareError = z * Math.sqrt((end * (QUANTILE_STEPS - end)) / count);
    return Math.hypot(end - rank, shareError);
  };
  return {
    low: Math.max(0, rank - distanceTo(rankInQuantiles(quantiles, low))),
    high: Math.min(QUANTILE_STEPS, rank + distanceTo(rankInQuantiles(quantiles, high))),
  };
}
