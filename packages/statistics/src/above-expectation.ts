import { ratio } from './rates.ts';
import { Z_95 } from './wilson-interval.ts';

/** Probabilities are stored as whole numbers, in ten-thousandths. */
export const PER_PROBABILITY = 10_000;

/** Results of matches whose outcome ratings predicted. */
export interface PredictedResults {
  n: number;
  /** Wins, with draws as half of one. */
  score: number;
  /** The sum of the predicted probabilities of a win, and of their squares. */
  expected: number;
  squares: number;
}

export interface AboveExpectation {
  /** Percentage points; 0 if `n` is 0. */
  value: number;
  /** The ends of the 95% interval; -100 and 100 if `n` is 0, since anything is possible. */
  low: number;
  high: number;
  n: number;
}

/**
 * Returns by how many percentage points results exceed what was predicted of them, with its 95%
 * interval: observed less expected, whose variance is the sum of p(1 - p) for independent matches of
 * known probability. D. J. Spiegelhalter, "Probabilistic prediction in patient management and
 * clinical trials", Statistics in Medicine 5 (1986). Unlike an interval from the spread of the
 * results themselves, it is sensible after a single match or a few equal results. Draws vary less
 * than it assumes, so it errs on the side of chance.
 */
export function aboveExpectation({
  n,
  score,
  expected,
  squares,
}: PredictedResults): AboveExpectation {
  if (!(n > 0)) return { value: 0, low: -100, high: 100, n: 0 };
  const value = 100 * ratio(score - expected, n);
  const margin = (100 * Z_95 * Math.sqrt(Math.max(0, expected - squares))) / n;
  return {
    value,
    low: Math.max(-100, value - margin),
    high: Math.min(100, value + margin),
    n,
  };
}
