import { MIN_SAMPLE } from './sample-size.ts';
import { type ShrunkEstimate, shrinkEstimates } from './shrink-estimates.ts';

/** From the highest win rate above expectation to the lowest; `none` is too rare for a tier. */
export const tiers = ['s', 'a', 'b', 'c', 'd', 'none'] as const;
export type Tier = (typeof tiers)[number];

/** The limits of tiers: percentage points beyond expectation, and percent of vehicles. */
export const tierLimits = {
  /** S begins here, D below its negative. */
  far: 3,
  /** A begins here, C below its negative. */
  near: 1,
  /** S needs at least this share; parts that are as strong but rarer are in A. */
  popular: 2,
  /** Parts below this share are in no tier. */
  rare: 0.2,
} as const;

export interface Contender {
  /** Percentage points of win rate beyond expectation, and the square of their standard error. */
  above: number;
  variance: number;
  games: number;
  /** Percent of vehicles. */
  share: number;
}

export interface TieredEstimate extends ShrunkEstimate {
  tier: Tier;
}

/**
 * Returns the tier of each contender. Win rates above expectation are shrunk first (`shrinkEstimates`),
 * so that luck over few games puts none ahead; those that may be chance are in the middle. Contenders
 * that are too rare for a tier do not affect the others.
 */
export function rankInTiers(contenders: readonly Contender[]): TieredEstimate[] {
  const isRanked = contenders.map(
    ({ games, share }) => games >= MIN_SAMPLE && share >= tierLimits.rare,
  );
  const shrunk = shrinkEstimates(
    contenders
      .filter((_, index) => isRanked[index])
      .map(({ above, variance }) => ({ value: above, variance })),
    0,
  );
  let nextRanked = 0;
  return contenders.map(({ share }, index) => {
    if (!isRanked[index]) return { value: 0, low: -100, high: 100, tier: 'none' };
    const estimate = shrunk[nextRanked++] as ShrunkEstimate;
    return { ...estimate, tier: tierOf(estimate, share) };
  });
}

function tierOf({ value, low, high }: ShrunkEstimate, share: number): Tier {
  const { far, near, popular } = tierLimits;
  const isReal = low > 0 || high < 0;
  if (!isReal || Math.abs(value) < near) return 'b';
  if (value < 0) return value <= -far ? 'd' : 'c';
  return value >= far && share >= popular ? 's' : 'a';
}
