import type { RatedMatch } from './rate-in-order.ts';

/** Every player's Elo rating before the first rated match. */
export const INITIAL_ELO = 1500;
/** The difference in points that makes a win ten times as likely as a loss. */
const SCALE = 400;
/** The maximum change by one match, in points; chosen like the parameters of MMR, see docs/decisions/0054. */
export const ELO_K = 32;

export interface EloResult {
  /** The team whose expected score `expected` is. */
  team: number;
  /** Its expected score before the match: 1 is a certain win. */
  expected: number;
}

/**
 * Rates one match by plain Elo, the mean of a team's humans against that of the other's, and writes the new
 * ratings into `ratings`: A. E. Elo, "The Rating of Chessplayers" (1978). It ignores bots, uncertainty and
 * the size of teams, and is the baseline for MMR. Returns null if the match is not rated.
 */
export function updateElo(
  ratings: Map<string, number>,
  { players, winnerTeam }: RatedMatch,
  k = ELO_K,
): EloResult | null {
  const humans = players.filter(({ bot }) => !bot);
  const teams = [...new Set(players.map(({ team }) => team))];
  const [first, second] = teams.map((team) => humans.filter((player) => player.team === team));
  if (first === undefined || second === undefined || teams.length !== 2) return null;
  if (first.length === 0 || second.length === 0) return null;
  const ratingOf = ({ id }: { id: string }) => ratings.get(id) ?? INITIAL_ELO;
  const mean = (team: readonly { id: string }[]) =>
    team.reduce((sum, player) => sum + ratingOf(player), 0) / team.length;
  const expected = 1 / (1 + 10 ** ((mean(second) - mean(first)) / SCALE));
  const [team = 0] = teams;
  const score = winnerTeam === team ? 1 : winnerTeam === teams[1] ? 0 : 0.5;
  for (const player of first) ratings.set(player.id, ratingOf(player) + k * (score - expected));
  for (const player of second) ratings.set(player.id, ratingOf(player) - k * (score - expected));
  return { team, expected };
}
