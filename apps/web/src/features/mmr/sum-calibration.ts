import type { CalibrationCell } from '@scrapboard/contract';
import { wilsonInterval } from '@scrapboard/statistics/wilson-interval';

/** The scores of always predicting one half. */
export const EVEN_BRIER = 0.25;
export const EVEN_LOG_LOSS = Math.LN2;

/** Means over some rated matches. */
export interface CalibrationMeans {
  matches: number;
  brier: number;
  logLoss: number;
  eloBrier: number;
  eloLogLoss: number;
}

/** Returns how accurate predictions were in some matches; null without any. */
export function meansOf(cells: readonly CalibrationCell[]): CalibrationMeans | null {
  const sum = (name: 'matches' | 'brier' | 'logLoss' | 'eloBrier' | 'eloLogLoss') =>
    cells.reduce((total, cell) => total + cell[name], 0);
  const matches = sum('matches');
  if (matches === 0) return null;
  return {
    matches,
    brier: sum('brier') / matches,
    logLoss: sum('logLoss') / matches,
    eloBrier: sum('eloBrier') / matches,
    eloLogLoss: sum('eloLogLoss') / matches,
  };
}

export interface ReliabilityRow {
  /** Bins are 5 percentage points wide: 0 is a chance of 50 to 55%. */
  bin: number;
  matches: number;
  /** How often the favourite was expected to win, and won, in percent; a draw is half a win. */
  predicted: number;
  observed: number;
  /** The ends of the 95% interval of `observed`. */
  low: number;
  high: number;
}

/** Returns how often favourites won, by their chance of winning, lowest first; bins without a match are left out. */
export function reliabilityOf(cells: readonly CalibrationCell[]): ReliabilityRow[] {
  const bins = Map.groupBy(cells, ({ bin }) => bin);
  return [...bins]
    .sort(([a], [b]) => a - b)
    .map(([bin, cellsOfBin]) => {
      const sum = (name: 'matches' | 'wins' | 'draws' | 'expected') =>
        cellsOfBin.reduce((total, cell) => total + cell[name], 0);
      const matches = sum('matches');
      const score = sum('wins') + sum('draws') / 2;
      const { low, high } = wilsonInterval(score, matches);
      return {
        bin,
        matches,
        predicted: (100 * sum('expected')) / matches,
        observed: (100 * score) / matches,
        low: 100 * low,
        high: 100 * high,
      };
    });
}
