import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** Estimated skill (`mu`) and its uncertainty (`sigma`, a standard deviation). */
export interface Rating {
  mu: number;
  sigma: number;
}

const INITIAL_MU = 1600;
const INITIAL_SIGMA = INITIAL_MU / 6;
/**
 * How much one player's performance varies from match to match; for a team of n players it is √n
 * times that.
 */
const PERFORMANCE_DEVIATION = INITIAL_SIGMA;
/** How much a player's skill may change from match to match. */
const SKILL_DRIFT = INITIAL_SIGMA / 50;

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
export function rateMatch(match: { teams: readonly RatingTeam[]; winnerTeam: number }): Rating[][] {
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
  const won = (team: RatingTeam) => (team.team === winnerTeam ? 0 : 1);
  const rated = rate([fillSeats(first, size), fillSeats(second, size)], {
    model: bradleyTerryFull,
    rank: [won(first), won(second)],
    beta: PERFORMANCE_DEVIATION * Math.sqrt(size),
    tau: SKILL_DRIFT,
  });
  return teams.map((team, i) => (rated[i] as Rating[]).slice(0, team.players.length));
}

/**
 * Returns the probability that the first team wins, ignoring draws, by the model that `rateMatch`
 * uses.
 */
export function winProbability(first: RatingTeam, second: RatingTeam): number {
  const size = Math.max(first.players.length + first.bots, second.players.length + second.bots);
  const a = fillSeats(first, size);
  const b = fillSeats(second, size);
  const sum = (team: readonly Rating[]) => team.reduce((total, player) => total + player.mu, 0);
  const variance = [...a, ...b].reduce(
    (total, player) => total + player.sigma ** 2 + SKILL_DRIFT ** 2,
    0,
  );
  const scale = Math.sqrt(variance + 2 * PERFORMANCE_DEVIATION ** 2 * size);
  return 1 / (1 + Math.exp((sum(b) - sum(a)) / scale));
}

/** Returns the team's humans, then bots and empty seats up to `size`. */
function fillSeats(team: RatingTeam, size: number): Rating[] {
  const all: Rating[] = [...team.players];
  while (all.length < size) all.push(botRating);
  return all;
}
