import {
  brierScore,
  type Calibration,
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
  logLoss,
  PROBABILITY_SCALE,
  reliabilityBin,
} from '@scrapboard/statistics';
import type { PlayedMatch } from '../update-standings.ts';

/**
 * The rated matches of a day, mode and bin of the favourite's chance, with how accurately they were
 * predicted.
 */
export interface CalibrationRow {
  /** Days since 1970-01-01 in UTC. */
  day: number;
  mode: string;
  bin: number;
  matches: number;
  draws: number;
  /** How often the favourite won. */
  wins: number;
  /** The sum of the favourites' probabilities of winning, calibrated. */
  expected: number;
  /** The sums of `Calibration`, from the probabilities before calibration. */
  squares: number;
  products: number;
  /** Sums over the matches, of MMR and of plain Elo. */
  brier: number;
  log_loss: number;
  elo_brier: number;
  elo_log_loss: number;
}

/**
 * Creates a tally of the predictions of a day's matches, which are added in order. They are calibrated by the
 * results of all earlier days, whose sums are `earlierSums`.
 */
export function createCalibrationTally(earlierSums: Calibration) {
  const slope = calibrationSlope(earlierSums);
  const cells = new Map<string, Omit<CalibrationRow, 'day'>>();
  return {
    /** `expected` is the team's probability of winning by MMR, in ten-thousandths; `eloExpected` the one by plain Elo. */
    add(match: PlayedMatch, team: number, expected: number, eloExpected: number): void {
      const { mode, winnerTeam } = match;
      const isFavorite = expected >= PROBABILITY_SCALE / 2;
      const chance = calibratedChance(expected / PROBABILITY_SCALE, slope);
      const favoriteChance = isFavorite ? chance : 1 - chance;
      const score = winnerTeam === 0 ? 0.5 : winnerTeam === team ? 1 : 0;
      const { squares, products } = computeCalibrationTerms(expected / PROBABILITY_SCALE, score);
      const bin = reliabilityBin(favoriteChance);
      const key = `${mode} ${bin}`;
      const cell = cells.get(key) ?? { ...emptyCell, mode, bin };
      cells.set(key, {
        ...cell,
        matches: cell.matches + 1,
        draws: cell.draws + (winnerTeam === 0 ? 1 : 0),
        wins: cell.wins + (winnerTeam !== 0 && (winnerTeam === team) === isFavorite ? 1 : 0),
        expected: cell.expected + favoriteChance,
        squares: cell.squares + squares,
        products: cell.products + products,
        brier: cell.brier + brierScore(chance, score),
        log_loss: cell.log_loss + logLoss(chance, score),
        elo_brier: cell.elo_brier + brierScore(eloExpected, score),
        elo_log_loss: cell.elo_log_loss + logLoss(eloExpected, score),
      });
    },
    rows: (day: number): CalibrationRow[] => [...cells.values()].map((cell) => ({ day, ...cell })),
  };
}

const emptyCell = {
  ...{ matches: 0, draws: 0, wins: 0, expected: 0, squares: 0, products: 0 },
  ...{ brier: 0, log_loss: 0, elo_brier: 0, elo_log_loss: 0 },
};
