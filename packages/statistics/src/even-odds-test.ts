import { logFactorial } from './log-factorial.ts';

/**
 * Returns the two-sided p-value of the exact test that both outcomes are equally likely (the sign
 * test; C. J. Clopper and E. S. Pearson, Biometrika 26, 1934): the probability of a count at least as
 * far from half as this one. 1 for no trials.
 */
export function evenOddsTest(count: number, trials: number): number {
  if (!(trials > 0)) return 1;
  const larger = Math.max(count, trials - count);
  if (2 * larger - trials < 1) return 1;
  let term = Math.exp(
    logFactorial(trials) - logFactorial(larger) - logFactorial(trials - larger) - trials * Math.LN2,
  );
  let tail = 0;
  for (let k = larger; k <= trials && term > tail * Number.EPSILON; k++) {
    tail += term;
    term *= (trials - k) / (k + 1);
  }
  return Math.min(1, 2 * tail);
}
