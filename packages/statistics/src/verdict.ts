import { MIN_SAMPLE } from './sample-size.ts';

/**
 * What a difference between two samples says: more than chance (`rose`, `fell`), no more than
 * `chance` brings, or nothing, as one of them has too `few` games.
 */
export type Verdict = 'rose' | 'fell' | 'chance' | 'few';

export interface Difference {
  difference: number;
  /** Ends of its 95% interval; both infinite where a sample is too small to have one. */
  low: number;
  high: number;
  verdict: Verdict;
}

/**
 * A difference is real where its 95% interval leaves out 0: a test at the 5% level, so that of
 * figures which did not change at most one in twenty is called changed.
 */
export function withVerdict(
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
