import { logFactorial } from './log-factorial.ts';

/**
 * Returns the two-sided p-value of the exact test that both outcomes are equally likely (the sign
 * test; C. J. Clopper and E. S. Pearson, Biometrika 26, 1934): the probability of a count at least as
 * far from half as this one. 1 for no trials.
 */
export function evenOddsTest(count: number, of: number): number {
  if (!(of > 0)) return 1;
  const larger = Math.max(count, of - count);
  if (2 * larger - of < 1) return 1;
  let term = Math.exp(
    logFactorial(of) - logFactorial(larger) - logFactorial(of - larger) - of * Math.LN2,
  );
  let tail = 0;
  for (let k = larger; k <= of && term > tail * Number.EPSILON; k++) {
    tail += term;
    term *= (of - k) / (k + 1);
  }
  return Math.min(1, 2 * tail);
}
