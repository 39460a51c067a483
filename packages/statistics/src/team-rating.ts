/** Estimated skill (`mu`) and its uncertainty (`sigma`, a standard deviation). */
export interface Rating {
  mu: number;
  sigma: number;
}

const INITIAL_MU = 1600;
const INITIAL_SIGMA = INITIAL_MU / 6;
/** The smallest factor by which a match may reduce a variance, which keeps variances above 0. */
const MIN_VARIANCE_FACTOR = 1e-4;

/** What the model assumes; see docs/decisions/0005 and 0054. */
export interface RatingParameters {
  /** How much one player's performance varies from match to match, in initial sigmas. */
  performance: number;
  /** How much a player's skill may change from match to match, in initial sigmas. */
  drift: number;
}

export const ratingParameters: RatingParameters = { performance: 0.6, drift: 1 / 50 };

/** Every player's rating before the first rated match. */
export const initialRating: Readonly<Rating> = { mu: INITIAL_MU, sigma: INITIAL_SIGMA };

/** The rating of a bot, or of an empty seat in the smaller team; it is never updated. */
export const botRating: Readonly<Rating> = {
  mu: INITIAL_MU - INITIAL_SIGMA,
  sigma: INITIAL_SIGMA / 4,
};

/** Returns the number shown as MMR: the estimate itself, rounded and at least 0. */
export function displayedMmr(rating: Rating): number {
  return Math.max(0, Math.round(rating.mu));
}

export interface RatingTeam {
  team: number;
  /** The ratings of the team's human players. */
  players: readonly Readonly<Rating>[];
  bots: number;
}

/**
 * Returns the ratings after a match, in the order given: Bradley-Terry with full pairing of Weng
 * and Lin, "A Bayesian approximation method for online ranking", JMLR 12 (2011). `winnerTeam` names
 * a team; any other number is a draw. Ratings stay unchanged unless two teams with humans played
 * each other. Parameters: docs/decisions/0005.
 */
export function rateMatch(
  match: { teams: readonly RatingTeam[]; winnerTeam: number },
  parameters = ratingParameters,
): Rating[][] {
  const { teams, winnerTeam } = match;
  const [first, second] = teams;
  if (
    first === undefined ||
    second === undefined ||
    teams.length !== 2 ||
    first.players.length === 0 ||
    second.players.length === 0
  ) {
    return teams.map((team) => team.players.map((player) => ({ ...player })));
  }
  const size = Math.max(first.players.length + first.bots, second.players.length + second.bots);
  const [a, b] = [first, second].map((team) => fillSeats(team, size, parameters)) as [
    Rating[],
    Rating[],
  ];
  const score = first.team === winnerTeam ? 1 : second.team === winnerTeam ? 0 : 0.5;
  const performanceVariance = computePerformanceVariance(size, parameters);
  return [
    rateTeam(a, b, performanceVariance, score).slice(0, first.players.length),
    rateTeam(b, a, performanceVariance, 1 - score).slice(0, second.players.length),
  ];
}

/**
 * Returns a team's ratings after a match against another: algorithm 1 of Weng and Lin for two teams.
 * `performanceVariance` is that of a team's performance (their β²), `score` 1 for a win, 0.5 for a
 * draw, 0 for a loss.
 */
function rateTeam(
  own: readonly Rating[],
  other: readonly Rating[],
  performanceVariance: number,
  score: number,
): Rating[] {
  const variance = sumVariance(own);
  const scale = Math.sqrt(variance + sumVariance(other) + 2 * performanceVariance);
  const chance = 1 / (1 + Math.exp((sumSkill(other) - sumSkill(own)) / scale));
  // Omega and delta of the paper, with its choice of gamma, the team's sigma over c.
  const gain = (variance / scale) * (score - chance);
  const certainty = (Math.sqrt(variance) / scale) * (variance / scale ** 2) * chance * (1 - chance);
  return own.map((player) => {
    const share = player.sigma ** 2 / variance;
    const factor = Math.max(1 - share * certainty, MIN_VARIANCE_FACTOR);
    return { mu: player.mu + share * gain, sigma: player.sigma * Math.sqrt(factor) };
  });
}

/**
 * Returns the probability that the first team wins, ignoring draws, by the model that `rateMatch`
 * uses.
 */
export function winProbability(
  first: RatingTeam,
  second: RatingTeam,
  parameters = ratingParameters,
): number {
  const size = Math.max(first.players.length + first.bots, second.players.length + second.bots);
  const a = fillSeats(first, size, parameters);
  const b = fillSeats(second, size, parameters);
  const performanceVariance = computePerformanceVariance(size, parameters);
  const scale = Math.sqrt(sumVariance(a) + sumVariance(b) + 2 * performanceVariance);
  return 1 / (1 + Math.exp((sumSkill(b) - sumSkill(a)) / scale));
}

const sumSkill = (team: readonly Rating[]) => team.reduce((sum, player) => sum + player.mu, 0);
const sumVariance = (team: readonly Rating[]) =>
  team.reduce((sum, player) => sum + player.sigma ** 2, 0);

/** Returns the variance of the performance of a team of that size: each of its players has their own luck. */
function computePerformanceVariance(size: number, { performance }: RatingParameters): number {
  return (performance * INITIAL_SIGMA) ** 2 * size;
}

/**
 * Returns the team's humans, then bots and empty seats up to `size`, each as uncertain as when the next match
 * begins.
 */
function fillSeats(team: RatingTeam, size: number, { drift }: RatingParameters): Rating[] {
  const all: Rating[] = [...team.players];
  while (all.length < size) all.push(botRating);
  return all.map(({ mu, sigma }) => ({
    mu,
    sigma: Math.sqrt(sigma ** 2 + (drift * INITIAL_SIGMA) ** 2),
  }));
}
