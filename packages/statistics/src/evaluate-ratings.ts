import {
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
} from './above-expectation.ts';
import { ELO_K, updateElo } from './elo.ts';
import { type RatedMatch, updateRatings } from './rate-in-order.ts';
import { brierScore, logLoss } from './score-prediction.ts';
import { type Rating, type RatingParameters, ratingParameters } from './team-rating.ts';

/** Means over the predictions that were scored. */
export interface PredictionScore {
  matches: number;
  logLoss: number;
  brier: number;
}

export interface RatingEvaluation extends PredictionScore {
  /** The ratings after the last match, by player. */
  ratings: Map<string, Rating>;
}

interface Options {
  parameters?: RatingParameters;
  /** Returns the group of matches that share a rating; by default all matches do. */
  ratingGroupOf?: (match: RatedMatch) => string;
  /** Returns whether the prediction of a match is scored; by default all are. */
  isScored?: (match: RatedMatch) => boolean;
}

/** The share of matches, the earliest ones, after which predictions are scored: until then ratings settle. */
const SETTLING_SHARE = 0.5;

/**
 * Rates matches in chronological order. Scores the predictions for the second half, each made before
 * its match was rated and recalibrated by the earlier matches: prequential evaluation, A. P. Dawid,
 * "Statistical theory: the prequential approach", Journal of the Royal
 * Statistical Society A 147 (1984).
 */
export function evaluateRatings(
  matches: readonly RatedMatch[],
  { parameters = ratingParameters, ratingGroupOf = () => '', isScored = () => true }: Options = {},
): RatingEvaluation {
  const ratings = new Map<string, Map<string, Rating>>();
  const scores = createScoreTally(matches.length);
  const sums = { squares: 0, products: 0 };
  matches.forEach((match, index) => {
    const group = ratingGroupOf(match);
    const byPlayer = ratings.get(group) ?? new Map<string, Rating>();
    ratings.set(group, byPlayer);
    const [first] = updateRatings(byPlayer, match, parameters);
    const team = match.players.find(({ id }) => id === first?.id)?.team;
    if (first !== undefined && team !== undefined) {
      const result = resultOf(match, team);
      const chance = calibratedChance(first.expected, calibrationSlope(sums));
      if (isScored(match)) scores.add(index, chance, result);
      const { squares, products } = computeCalibrationTerms(first.expected, result);
      sums.squares += squares;
      sums.products += products;
    }
  });
  return {
    ...scores.means(),
    ratings: new Map([...ratings.values()].flatMap((byPlayer) => [...byPlayer])),
  };
}

/** Scores the predictions of plain Elo in the same way. */
export function evaluateElo(matches: readonly RatedMatch[], k = ELO_K): PredictionScore {
  const ratings = new Map<string, number>();
  const scores = createScoreTally(matches.length);
  matches.forEach((match, index) => {
    const rated = updateElo(ratings, match, k);
    if (rated !== null) scores.add(index, rated.expected, resultOf(match, rated.team));
  });
  return scores.means();
}

function resultOf({ winnerTeam, players }: RatedMatch, team: number): number {
  if (winnerTeam === team) return 1;
  return players.some((player) => player.team === winnerTeam) ? 0 : 0.5;
}

function createScoreTally(count: number) {
  const sums = { matches: 0, logLoss: 0, brier: 0 };
  return {
    add(index: number, expected: number, result: number): void {
      if (index < SETTLING_SHARE * count) return;
      sums.matches += 1;
      sums.logLoss += logLoss(expected, result);
      sums.brier += brierScore(expected, result);
    },
    means: (): PredictionScore => ({
      matches: sums.matches,
      logLoss: sums.logLoss / sums.matches,
      brier: sums.brier / sums.matches,
    }),
  };
}
