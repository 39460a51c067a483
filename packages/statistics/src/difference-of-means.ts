import { ratio } from './rates.ts';
import { addVerdict, type Difference } from './verdict.ts';
import { Z_95 } from './wilson-interval.ts';

/**
 * What a mean and its spread are computed from: the number of values, their sum and the sum of
 * their squares.
 */
export interface Sample {
  n: number;
  sum: number;
  squares: number;
}

/**
 * Returns by how much a mean exceeds an earlier one, with the 95% interval of B. L. Welch, "The
 * generalization of 'Student's' problem when several different population variances are involved",
 * Biometrika 34 (1947), which does not assume that both periods vary equally.
 */
export function differenceOfMeans(current: Sample, previous: Sample): Difference {
  const { difference, squaredError, degreesOfFreedom } = welchStatistic(current, previous);
  const hasVariance = current.n > 1 && previous.n > 1;
  const margin = hasVariance
    ? squaredError > 0
      ? t95(degreesOfFreedom) * Math.sqrt(squaredError)
      : 0
    : Infinity;
  return addVerdict({ difference, low: difference - margin, high: difference + margin }, [
    current.n,
    previous.n,
  ]);
}

/**
 * Returns by how much the mean of the first sample exceeds that of the second, the square of the
 * difference's standard error and its degrees of freedom by Welch.
 */
export function welchStatistic(first: Sample, second: Sample) {
  const a = computeMeanAndError(first);
  const b = computeMeanAndError(second);
  const squaredError = a.squaredError + b.squaredError;
  return {
    difference: a.mean - b.mean,
    squaredError,
    degreesOfFreedom:
      squaredError ** 2 /
      (a.squaredError ** 2 / (first.n - 1) + b.squaredError ** 2 / (second.n - 1)),
  };
}

/** Returns a sample's mean, and the square of that mean's standard error. */
function computeMeanAndError({ n, sum, squares }: Sample): { mean: number; squaredError: number } {
  const mean = ratio(sum, n);
  // Rounding can make the sum of squared deviations of equal values slightly different from 0.
  const deviations = squares - sum * mean;
  const isZero = deviations <= 1e-12 * squares;
  return { mean, squaredError: isZero ? 0 : deviations / (n - 1) / n };
}

/**
 * Returns the quantile of Student's t with the probability that `z` has for the normal distribution, by
 * the expansion in powers of 1 / degrees of freedom of Abramowitz and Stegun, "Handbook of Mathematical
 * Functions" (1964), 26.7.5; accurate to four digits for 97.5% from 8 degrees of freedom on, while
 * verdicts need 19.
 */
export function studentQuantile(z: number, degreesOfFreedom: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * degreesOfFreedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degreesOfFreedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degreesOfFreedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) /
      (92160 * degreesOfFreedom ** 4)
  );
}

/** Returns the 97.5% quantile of Student's t. */
export function t95(degreesOfFreedom: number): number {
  return studentQuantile(Z_95, degreesOfFreedom);
}
