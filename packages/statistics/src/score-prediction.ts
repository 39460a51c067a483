/** Predictions closer to 0 or 1 count as this close, so that the loss of an upset is finite. */
const MIN_PROBABILITY = 1e-4;

/**
 * Returns the Brier score of a prediction, its squared error: 0 is best, 0.25 is what always predicting
 * one half scores. G. W. Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather
 * Review 78 (1950). `score` is 1 for a win, 0.5 for a draw, 0 for a loss.
 */
export function brierScore(expected: number, score: number): number {
  return (score - expected) ** 2;
}

/**
 * Returns the logarithmic loss of a prediction: 0 is best, ln 2 ≈ 0.693 is what always predicting one half
 * scores. I. J. Good, "Rational decisions", Journal of the Royal Statistical Society B 14 (1952).
 */
export function logLoss(expected: number, score: number): number {
  const p = Math.min(1 - MIN_PROBABILITY, Math.max(MIN_PROBABILITY, expected));
  return -(score * Math.log(p) + (1 - score) * Math.log(1 - p));
}

/** How many bins a reliability plot has, from even to certain. */
export const RELIABILITY_BINS = 10;

/** Returns the bin of a favourite's probability of winning, from one half to 1. */
export function reliabilityBin(favoriteChance: number): number {
  // Rounded first, because 0.55 - 0.5 is a little more than 0.05.
  const steps = Math.round((favoriteChance - 0.5) * 2 * RELIABILITY_BINS * 1e6) / 1e6;
  return Math.max(0, Math.min(RELIABILITY_BINS - 1, Math.floor(steps)));
}
