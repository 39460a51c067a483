import type { Proportion } from './difference-of-rates.ts';
import { type PointEstimate, shrinkEstimates } from './shrink-estimates.ts';

/** Wins in games with both items of a pair, in games with each of them, and in all games. */
export interface Pair {
  together: Proportion;
  first: Proportion;
  second: Proportion;
  all: Proportion;
  /**
   * Whether the second is on another vehicle. Then `second` has all games of the second, won if the side
   * of the first won; how many of them are without the first is unknown.
   */
  isOnOtherVehicle?: boolean;
  /**
   * How many rows share one result, on average: vehicles of the same match do not win independently.
   */
  rowsPerResult?: number;
}

export interface PairEffect {
  /** The win rate expected from each alone, in percent. */
  expected: number;
  /** The shrunk win rate together, in percent. */
  together: number;
  /** By how many percentage points it exceeds the expected one; the ends are those of its 95% interval. */
  effect: number;
  low: number;
  high: number;
  /** Whether the interval excludes 0. */
  isReal: boolean;
}

/**
 * Returns how much more pairs win than expected from each of the two alone. Chances combine on log odds:
 * without an effect of the pair, the first raises the odds by the same factor with and without the
 * second. The effect is thus the interaction of a 2 × 2 table of log odds (both, only one, only the
 * other, neither; the last one is the base rate), with half a game added to each count and the variance of
 * B. Woolf (1955) as corrected by J. B. S. Haldane, "The estimation and significance of the logarithm
 * of a ratio of frequencies", Annals of Human Genetics 20 (1956). Games that share a result
 * multiply the variance as those of a cluster do (L. Kish, "Survey Sampling", 1965, 5.4, with an
 * intraclass correlation of 1). Effects are then shrunk together, see `shrinkEstimates`.
 *
 * For team-mates and opponents, the games of all vehicles that played with or against the second are not
 * counted. Its own games are used instead, which overlap with the pair and so err on the side of chance.
 */
export function pairEffects(pairs: readonly Pair[]): PairEffect[] {
  const estimates = pairs.map(interaction);
  const shrunk = shrinkEstimates(estimates, NO_EFFECT);
  return estimates.map(({ expected }, index) => {
    const { value, low, high } = shrunk[index] as (typeof shrunk)[number];
    const effectOf = (logOdds: number) => toPercent(expected + logOdds) - toPercent(expected);
    return {
      expected: toPercent(expected),
      together: toPercent(expected + value),
      effect: effectOf(value),
      low: effectOf(low),
      high: effectOf(high),
      isReal: low > 0 || high < 0,
    };
  });
}

const NO_EFFECT = 0;

/** Returns the interaction of the two, and the log odds that they would have without it. */
export function interaction(pair: Pair): PointEstimate & { expected: number } {
  const { together, first, second, all, isOnOtherVehicle = false, rowsPerResult = 1 } = pair;
  const both = computeLogOdds(together);
  const onlyFirst = computeLogOdds(subtract(first, together));
  const onlySecond = computeLogOdds(isOnOtherVehicle ? second : subtract(second, together));
  const neither = computeLogOdds(
    isOnOtherVehicle ? all : add(subtract(all, add(first, second)), together),
  );
  const expected = onlyFirst.value + onlySecond.value - neither.value;
  const variance = [both, onlyFirst, onlySecond, neither].reduce(
    (sum, cell) => sum + cell.variance,
    0,
  );
  return {
    expected,
    value: both.value - expected,
    variance: Math.max(1, rowsPerResult) * variance,
  };
}

function subtract(a: Proportion, b: Proportion): Proportion {
  return { count: a.count - b.count, of: a.of - b.of };
}

function add(a: Proportion, b: Proportion): Proportion {
  return { count: a.count + b.count, of: a.of + b.of };
}

/** Returns the log odds of winning; counts of overlapping groups never make a cell negative. */
function computeLogOdds({ count, of }: Proportion): { value: number; variance: number } {
  const won = Math.max(0, count) + 0.5;
  const lost = Math.max(0, of - Math.max(0, count)) + 0.5;
  return { value: Math.log(won / lost), variance: 1 / won + 1 / lost };
}

function toPercent(logit: number): number {
  return 100 / (1 + Math.exp(-logit));
}
