import { median } from '@scrapboard/statistics/distribution';

/** Whether a part is played more or less than the median part, and wins more or less than expected. */
export const quadrants = ['strong', 'underrated', 'overrated', 'weak'] as const;
export type Quadrant = (typeof quadrants)[number];

export interface PartStanding {
  /** Percent of vehicles. */
  share: number;
  /** Percentage points of win rate above expectation. */
  above: number;
}

/** Returns the share that divides popular parts from rare ones. */
export function findPopularityThreshold(standings: readonly PartStanding[]): number {
  return median(standings.map(({ share }) => share));
}

/** Returns the quadrant of a part; `threshold` is the result of `findPopularityThreshold`. */
export function quadrantOf({ share, above }: PartStanding, threshold: number): Quadrant {
  if (above >= 0) return share >= threshold ? 'strong' : 'underrated';
  return share >= threshold ? 'overrated' : 'weak';
}
