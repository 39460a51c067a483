import { MIN_SAMPLE } from './sample-size.ts';

/**
 * The verdict on a difference between two samples: more than chance (`rose`, `fell`), within
 * `chance`, or undecided because one of them has too `few` games.
 */
export type Verdict = 'rose' | 'fell' | 'chance' | 'few';

export interface Difference {
  difference: number;
  /** The ends of its 95% interval; both infinite if a sample is too small to have one. */
  low: number;
  high: number;
  verdict: Verdict;
}

/**
 * Adds the verdict to a difference. A difference is significant if its 95% interval excludes 0: a
 * test at the 5% level, so that at most one in twenty unchanged figures is called changed.
 */
export function addVerdict(
  interval: Omit<Difference, 'verdict'>,
  games: readonly number[],
): Difference {
  return { ...interval, verdict: verdictOn(interval, games) };
}

function verdictOn({ low, high }: Omit<Difference, 'verdict'>, games: readonly number[]): Verdict {
  if (games.some((count) => count < MIN_SAMPLE)) return 'few';
  if (low > 0) return 'rose';
  return high < 0 ? 'fell' : 'chance';
}
