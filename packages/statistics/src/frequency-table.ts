/** How often each value occurs in a sample; a histogram is one with the mean of each bin as its value. */
export type FrequencyTable = readonly Frequency[];

interface Frequency {
  value: number;
  count: number;
}

/** A sample as the mean and the shape that its resamples depend on. */
export interface Moments {
  n: number;
  mean: number;
  /** The mean of the squared deviations from the mean, without a correction for their number. */
  variance: number;
  /** 0 if no value varies. */
  skewness: number;
  /** 3 for the normal distribution, and if no value varies. */
  kurtosis: number;
}

/** Returns the moments of a sample. */
export function momentsOf(table: FrequencyTable): Moments {
  const n = table.reduce((total, { count }) => total + count, 0);
  if (n === 0) return { n, mean: 0, variance: 0, skewness: 0, kurtosis: 3 };
  const mean = table.reduce((total, { value, count }) => total + (count / n) * value, 0);
  const central = (power: number) =>
    table.reduce((total, { value, count }) => total + (count / n) * (value - mean) ** power, 0);
  const variance = central(2);
  // Rounding can make the variance of equal values slightly different from 0.
  if (variance <= 1e-12 * mean ** 2) {
    return { n, mean, variance: 0, skewness: 0, kurtosis: 3 };
  }
  return {
    n,
    mean,
    variance,
    skewness: central(3) / variance ** 1.5,
    kurtosis: central(4) / variance ** 2,
  };
}
