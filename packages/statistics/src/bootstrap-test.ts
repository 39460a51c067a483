import { createResampler, type RandomState } from './create-resampler.ts';
import { studentQuantile } from './difference-of-means.ts';
import { type FrequencyTable, type Moments, momentsOf } from './frequency-table.ts';
import { studentPValue } from './student-p-value.ts';

/** How often both samples are resampled. */
const RESAMPLES = 2000;
/** After this many resamples, tests that are clearly not significant stop. */
const FIRST_RESAMPLES = 250;
/** A p-value from here on is clearly not significant. */
const MIN_CLEAR_P_VALUE = 0.2;
/** With fewer resamples than this beyond the observed value, their share is too inexact to use. */
const MIN_BEYOND = 10;
/** The normal value that is exceeded as often as `MIN_BEYOND` of all resamples are. */
const Z_MIN_BEYOND = 2.5427;

/**
 * Returns the two-sided p-value of the test that two means are equal, from resamples: the larger one of
 *
 * - the studentized bootstrap of each sample moved to a common mean, algorithm 16.2 of B. Efron and R. J.
 *   Tibshirani, "An Introduction to the Bootstrap" (1993), which lets both vary differently, and
 * - the same statistic of resamples of both together, algorithm 16.1, which knows the high values that a
 *   small sample of a skewed number lacks.
 *
 * Both have equal tails, `(r + 1) / (R + 1)` each (A. C. Davison and D. V. Hinkley, "Bootstrap Methods and their
 * Application", 1997, section 4.4), since skewed numbers are not as far off on either side. Beyond the
 * outermost resamples a tail goes on as Student's t does, scaled to them. Above 0.2 it is a lower bound.
 *
 * The resamples follow from the samples, so that the same samples always have the same p-value. 1 if
 * either has fewer than two values, or if no value varies.
 */
export function bootstrapTestOfMeans(a: FrequencyTable, b: FrequencyTable): number {
  const [first, second] = [a, b]
    .map((values) => values.toSorted((one, other) => one.value - other.value))
    .map((table) => ({ table, moments: momentsOf(table) }))
    .sort(compareSamples);
  if (first === undefined || second === undefined) return 1;
  const observed = computeWelch(first.moments, second.moments);
  if (observed === null) return 1;
  const sizes = [first.moments.n, second.moments.n] as const;
  const pooled = [...first.table, ...second.table];
  const state = Uint32Array.of(computeSeed(pooled));
  const separateP = computeResampledPValue([first.table, second.table], sizes, {
    ...observed,
    state,
  });
  // Only the larger one counts.
  if (separateP >= MIN_CLEAR_P_VALUE) return separateP;
  return Math.max(
    separateP,
    computeResampledPValue([pooled, pooled], sizes, { ...observed, state }),
  );
}

interface SampleWithMoments {
  table: FrequencyTable;
  moments: Moments;
}

/** Compares samples by their own values, so that it makes no difference which of two comes first. */
function compareSamples(
  { moments: a }: SampleWithMoments,
  { moments: b }: SampleWithMoments,
): number {
  return a.n - b.n || a.mean - b.mean || a.variance - b.variance || a.skewness - b.skewness;
}

interface WelchStatistic {
  t: number;
  degreesOfFreedom: number;
}

function computeWelch(a: Moments, b: Moments): WelchStatistic | null {
  if (a.n < 2 || b.n < 2) return null;
  const [errorA, errorB] = [a.variance / (a.n - 1), b.variance / (b.n - 1)];
  const squaredError = errorA + errorB;
  if (!(squaredError > 0)) return null;
  return {
    t: (a.mean - b.mean) / Math.sqrt(squaredError),
    degreesOfFreedom: squaredError ** 2 / (errorA ** 2 / (a.n - 1) + errorB ** 2 / (b.n - 1)),
  };
}

type Pair<T> = readonly [T, T];

/** Returns the p-value among resamples of these sizes from tables whose means are taken as equal. */
function computeResampledPValue(
  tables: Pair<FrequencyTable>,
  sizes: Pair<number>,
  { t, degreesOfFreedom, state }: WelchStatistic & { state: RandomState },
): number {
  const draw = createResampler(tables[0], sizes[0], state);
  const drawOther = createResampler(tables[1], sizes[1], state);
  const [own, other] = [
    { mean: 0, squaredError: 0 },
    { mean: 0, squaredError: 0 },
  ];
  const statistics = new Float64Array(RESAMPLES);
  let [above, below] = [0, 0];
  for (let index = 0; index < RESAMPLES; index++) {
    draw(own);
    drawOther(other);
    const statistic = studentize(own.mean - other.mean, own.squaredError + other.squaredError);
    statistics[index] = statistic;
    // Counts of whole numbers tie, except for rounding.
    if (statistic >= t - 1e-9) above += 1;
    if (statistic <= t + 1e-9) below += 1;
    if (index + 1 === FIRST_RESAMPLES) {
      const p = (2 * (Math.min(above, below) + 1)) / (FIRST_RESAMPLES + 1);
      if (p >= MIN_CLEAR_P_VALUE) return Math.min(1, p);
    }
  }
  statistics.sort();
  const tail =
    above < below
      ? { t, beyond: above, limit: statistics[RESAMPLES - MIN_BEYOND] as number }
      : { t: -t, beyond: below, limit: -(statistics[MIN_BEYOND - 1] as number) };
  return Math.min(1, 2 * tailProbability(tail, degreesOfFreedom));
}

/** Returns a difference over its error; infinite if there is no error. */
function studentize(difference: number, squaredError: number): number {
  if (squaredError > 0) return difference / Math.sqrt(squaredError);
  return Math.abs(difference) < 1e-9 ? 0 : Math.sign(difference) * Infinity;
}

/** Returns how often a statistic is at least `t`, which `beyond` resamples are; ten are at least `limit`. */
function tailProbability(
  { t, beyond, limit }: { t: number; beyond: number; limit: number },
  degreesOfFreedom: number,
): number {
  const countedProbability = (beyond + 1) / (RESAMPLES + 1);
  if (beyond >= MIN_BEYOND || !(limit > 0 && limit < Infinity)) return countedProbability;
  const scale = limit / studentQuantile(Z_MIN_BEYOND, degreesOfFreedom);
  return studentPValue(t / scale, degreesOfFreedom) / 2;
}

/** Returns a seed that depends on all values and counts, and is not 0 (FNV-1a of their 32-bit words). */
function computeSeed(table: FrequencyTable): number {
  const words = new Uint32Array(
    Float64Array.from(table.flatMap(({ value, count }) => [value, count])).buffer,
  );
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash >>> 0 || 1;
}
