import { type FrequencyTable, momentsOf } from './frequency-table.ts';

/** The mean and the squared standard error of a resample. */
export interface Resample {
  mean: number;
  squaredError: number;
}

/** The state of a generator of random numbers, which is never 0: one 32-bit word. */
export type RandomState = Uint32Array;

/**
 * Returns the size up to which the values of a resample are drawn one by one, see `createResampler`: the mean
 * of more of them has a skewness below 0.3. It is at least 80 and at most 1,000.
 */
function maxDrawnSize(skewness: number): number {
  return Math.min(1000, Math.max(80, (skewness / 0.3) ** 2));
}

/** The number of quantiles that represent a sample; a power of two, so that bits of a random number select one. */
const QUANTILE_COUNT = 4096;
const QUANTILE_MASK = QUANTILE_COUNT - 1;
const QUANTILE_BITS = 12;

/**
 * Returns a function that draws `size` values of a sample with replacement, and writes the mean of their
 * deviations from the sample's mean and that mean's squared error to its argument. The values are drawn from
 * 4,096 quantiles of the sample, by the generator of G. Marsaglia, "Xorshift RNGs", Journal of Statistical
 * Software 8 (2003), which is fast: a page draws millions.
 *
 * If there are many values, the mean and the variance themselves are drawn, from the distribution that they
 * approach: a normal value with the first term of its Cornish-Fisher expansion for the mean, and a lognormal
 * one for the variance, correlated as the sample's skewness and kurtosis tell (P. Hall, "The Bootstrap and
 * Edgeworth Expansion", 1992, chapter 2).
 */
export function createResampler(
  table: FrequencyTable,
  size: number,
  state: RandomState,
): (resample: Resample) => void {
  return size > maxDrawnSize(momentsOf(table).skewness)
    ? createMomentResampler(table, size, state)
    : createValueResampler(table, size, state);
}

function createValueResampler(table: FrequencyTable, size: number, state: RandomState) {
  const deviations = toCentredQuantiles(table);
  return (resample: Resample) => {
    // Plain numbers in one loop: anything else takes several times as long.
    let word = state[0] as number;
    let sum = 0;
    let squares = 0;
    for (let drawn = 0; drawn < size; drawn++) {
      if (drawn % 2 === 0) {
        word ^= word << 13;
        word ^= word >>> 17;
        word ^= word << 5;
      }
      const bits = drawn % 2 === 0 ? word : word >>> QUANTILE_BITS;
      const deviation = deviations[bits & QUANTILE_MASK] as number;
      sum += deviation;
      squares += deviation * deviation;
    }
    state[0] = word;
    resample.mean = sum / size;
    resample.squaredError = Math.max(0, squares - (sum * sum) / size) / (size - 1) / size;
  };
}

/** Returns quantiles of a sample as deviations from their mean. */
function toCentredQuantiles(table: FrequencyTable): Float64Array {
  const sorted = table.toSorted((a, b) => a.value - b.value);
  const { n } = momentsOf(table);
  const quantiles = new Float64Array(QUANTILE_COUNT);
  let cell = 0;
  let countBelow = 0;
  let sum = 0;
  for (let index = 0; index < QUANTILE_COUNT; index++) {
    const position = ((index + 0.5) / QUANTILE_COUNT) * n;
    while (cell < sorted.length - 1 && countBelow + (sorted[cell]?.count ?? 0) <= position) {
      countBelow += sorted[cell]?.count ?? 0;
      cell += 1;
    }
    const value = sorted[cell]?.value ?? 0;
    quantiles[index] = value;
    sum += value;
  }
  return quantiles.map((value) => value - sum / QUANTILE_COUNT);
}

function createMomentResampler(table: FrequencyTable, size: number, state: RandomState) {
  const { variance, skewness, kurtosis } = momentsOf(table);
  const error = Math.sqrt(variance / size);
  // Skewness is at most the root of kurtosis - 1, so that the correlation is at most 1.
  const correlation = kurtosis > 1 ? skewness / Math.sqrt(kurtosis - 1) : 0;
  const independence = Math.sqrt(Math.max(0, 1 - correlation ** 2));
  const logVariance = Math.log1p((kurtosis - 1) / size);
  const logError = Math.sqrt(logVariance);
  const skew = skewness / Math.sqrt(size) / 6;
  return (resample: Resample) => {
    // G. E. P. Box and M. E. Muller, "A note on the generation of random normal deviates", 1958.
    const radius = Math.sqrt(-2 * Math.log(nextUniform(state)));
    const angle = 2 * Math.PI * nextUniform(state);
    const z = radius * Math.cos(angle);
    const other = correlation * z + independence * radius * Math.sin(angle);
    resample.mean = error * (z + skew * (z * z - 1));
    resample.squaredError = (variance / size) * Math.exp(logError * other - logVariance / 2);
  };
}

/** Returns a number above 0 and at most 1. */
function nextUniform(state: RandomState): number {
  let word = state[0] as number;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  state[0] = word;
  return ((state[0] as number) + 1) / 4294967296;
}
