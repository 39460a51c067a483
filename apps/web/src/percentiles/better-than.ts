/** A percentile rank of 0 to 100, and which values are good. */
export interface RankedValue {
  percentile: number;
  better: 'higher' | 'lower' | null;
}

/** Returns the share of the cohort that is worse; where neither end is better, that is lower. */
export function betterThan({ percentile, better }: RankedValue): number {
  return better === 'lower' ? 100 - percentile : percentile;
}

/** `good` and `bad` are the outer quarters of the cohort. */
export type RankTone = 'good' | 'middle' | 'bad' | 'neutral';

export function toneOf(ranked: RankedValue): RankTone {
  if (ranked.better === null) return 'neutral';
  const better = betterThan(ranked);
  if (better >= 75) return 'good';
  return better <= 25 ? 'bad' : 'middle';
}
