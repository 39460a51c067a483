import { logFactorial } from './log-factorial.ts';

/**
 * Returns the probability of at least `count` successes in `trials` trials that each succeed with the
 * given probability: the p-value of the one-sided exact binomial test. 1 for no trials.
 */
export function binomialTail(count: number, trials: number, probability: number): number {
  if (count <= 0) return 1;
  if (count > trials || probability <= 0) return 0;
  if (probability >= 1) return 1;
  // Far below the mean the first term would underflow to 0, and with it all others.
  if (count <= trials * probability)
    return 1 - binomialTail(trials - count + 1, trials, 1 - probability);
  const odds = probability / (1 - probability);
  let term = Math.exp(
    logFactorial(trials) -
      logFactorial(count) -
      logFactorial(trials - count) +
      count * Math.log(probability) +
      (trials - count) * Math.log1p(-probability),
  );
  let tail = 0;
  for (let k = count; k <= trials; k++) {
    tail += term;
    term *= ((trials - k) / (k + 1)) * odds;
    if (term < tail * Number.EPSILON && k > trials * probability) break;
  }
  return Math.min(1, tail);
}

/**
 * Returns the probability of at most `count` independent events if `expected` are expected (Poisson
 * distribution).
 */
export function poissonCdf(count: number, expected: number): number {
  let term = Math.exp(-expected);
  let sum = 0;
  for (let k = 0; k <= count; k++) {
    sum += term;
    term *= expected / (k + 1);
  }
  return Math.min(1, sum);
}
