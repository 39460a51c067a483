/** A percentile rank of 0 to 100, and which values are good. */
export interface RankedValue {
  percentile: number;
  better: 'higher' | 'lower' | null;
}

/** Returns the percentage of the cohort with a worse value, or with a lower one if neither end is better. */
export function percentOutranked({ percentile, better }: RankedValue): number {
  return better === 'lower' ? 100 - percentile : percentile;
}

/** `good` and `bad` are the outer quarters of the cohort. */
export type RankTone = 'good' | 'middle' | 'bad' | 'neutral';

/** Returns how good a value is among the cohort. */
export function toneOf(ranked: RankedValue): RankTone {
  if (ranked.better === null) return 'neutral';
  const outranked = percentOutranked(ranked);
  if (outranked >= 75) return 'good';
  return outranked <= 25 ? 'bad' : 'middle';
}
