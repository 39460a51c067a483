import { ratio } from './rates.ts';
import { Z_95 } from './wilson-interval.ts';

/** Probabilities are stored in ten-thousandths. */
export const PROBABILITY_SCALE = 10_000;

/**
 * Sums over all rated matches, each from the view of one of its teams: d is how far its predicted
 * probability was from one half, in ten-thousandths; r is 1 if it won, 0 for a draw and -1 if it lost.
 */
export interface Calibration {
  /** The sum of d². */
  squares: number;
  /** The sum of r·d. */
  products: number;
}

/** The weight of the prior, a slope of 1: as 200 matches whose predictions are 10 points from even. */
export const CALIBRATION_PRIOR = 200 * 1000 ** 2;
/** Limits, so that a few unlikely results do not reverse all predictions. */
export const CALIBRATION_SLOPES = { min: 0.5, max: 2 } as const;

/**
 * Returns the factor by which to multiply the distance of predictions from even to fit the results: the
 * slope of results over predictions, shrunk towards 1. Ratings assume a constant ratio of luck to skill:
 * where skill decides more than that, strong players would exceed predictions with any part.
 * Recalibration as in D. R. Cox, "Two further applications of a model for binary regression", Biometrika
 * 45 (1958), linear in the probability.
 */
export function calibrationSlope({ squares, products }: Calibration): number {
  const slope =
    ((PROBABILITY_SCALE / 2) * products + CALIBRATION_PRIOR) / (squares + CALIBRATION_PRIOR);
  return Math.min(CALIBRATION_SLOPES.max, Math.max(CALIBRATION_SLOPES.min, slope));
}

/**
 * Returns a probability stretched from even, or shrunk towards it, by a slope: its logit times the slope, which
 * is Cox's recalibration without an intercept, since neither side is favoured. Close to even, it multiplies the
 * distance from even by the slope, as `calibrationSlope` measures it.
 */
export function calibratedChance(expected: number, slope: number): number {
  if (expected <= 0 || expected >= 1) return expected;
  return 1 / (1 + ((1 - expected) / expected) ** slope);
}

/** Returns what a match adds to the sums of `Calibration`; `score` is 1 for a win, 0.5 for a draw and 0 for a loss. */
export function computeCalibrationTerms(expected: number, score: number): Calibration {
  const distance = Math.round(PROBABILITY_SCALE * expected) - PROBABILITY_SCALE / 2;
  return { squares: distance ** 2, products: distance * (2 * score - 1) };
}

/** Results of matches whose outcome ratings predicted. */
export interface PredictedResults {
  n: number;
  /** Wins, with draws as half of one. */
  score: number;
  /** The sum of the predicted probabilities of a win, and of their squares. */
  expected: number;
  squares: number;
  /** What the distance of predictions from even is multiplied by; see `calibrationSlope`. */
  slope: number;
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
  slope,
}: PredictedResults): AboveExpectation {
  if (!(n > 0)) return { value: 0, low: -100, high: 100, n: 0 };
  const calibrated = n / 2 + slope * (expected - n / 2);
  const value = 100 * ratio(score - calibrated, n);
  // The sum of p(1 - p), where p is a half and the slope times the distance from it.
  const variance = n / 4 - slope ** 2 * (squares - expected + n / 4);
  const margin = (100 * Z_95 * Math.sqrt(Math.max(0, variance))) / n;
  return {
    value,
    low: Math.max(-100, value - margin),
    high: Math.min(100, value + margin),
    n,
  };
}
