import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { evenOddsTest } from './even-odds-test.ts';
import { MIN_SAMPLE } from './sample-size.ts';
import { type Rate, rateOf } from './wilson-interval.ts';

/** The decided matches of a map, by the side that won. */
export interface SideWins {
  first: number;
  second: number;
}

export interface SideBalance {
  /** The first side's share of the decided matches. */
  rate: Rate;
  /** The p-value of even sides, adjusted for the number of maps. */
  p: number;
  verdict: 'first' | 'second' | 'chance' | 'few';
}

/** The largest adjusted p-value of a map that is called uneven. */
const SIGNIFICANCE = 0.05;

/**
 * Returns whether one side wins more on each map: the exact test of even odds, adjusted for how many
 * maps are tested, so that even if all are fair one is called uneven in at most 5% of lists.
 */
export function sideBalances(maps: readonly SideWins[]): SideBalance[] {
  const isTested = maps.map(({ first, second }) => first + second >= MIN_SAMPLE);
  const tested = maps.filter((_, index) => isTested[index]);
  const adjusted = benjaminiHochberg(
    tested.map(({ first, second }) => evenOddsTest(first, first + second)),
  );
  let nextTested = 0;
  return maps.map(({ first, second }, index) => {
    const rate = rateOf(first, first + second);
    if (!isTested[index]) return { rate, p: 1, verdict: 'few' };
    const p = adjusted[nextTested++] as number;
    if (p > SIGNIFICANCE) return { rate, p, verdict: 'chance' };
    return { rate, p, verdict: first > second ? 'first' : 'second' };
  });
}
