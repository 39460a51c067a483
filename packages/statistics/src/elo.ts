import type { RatedMatch } from './rate-in-order.ts';

/** Every player's Elo rating before the first rated match. */
export const INITIAL_ELO = 1500;
/** How many points of difference make a win ten times as likely as a loss. */
const SCALE = 400;
/** How many points a match is worth at most; chosen like the parameters of MMR, see docs/decisions/0054. */
export const ELO_K = 32;

export interface EloResult {
  /** The number of the team that `expected` is of. */
  team: number;
  /** What that team was expected to score before the match: 1 is a certain win. */
  expected: number;
}

/**
 * Rates one match by plain Elo, the mean of a team's humans against that of the other's, and writes the new
 * ratings into `ratings`: A. E. Elo, "The Rating of Chessplayers" (1978). It knows nothing of bots,
 * uncertainty or the size of teams, and serves as the yardstick of MMR. Returns null if the match is not rated.
 */
export function updateElo(
  ratings: Map<string, number>,
  { players, winnerTeam }: RatedMatch,
  k = ELO_K,
): EloResult | null {
  const humans = players.filter(({ bot }) => !bot);
  const numbers = [...new Set(players.map(({ team }) => team))];
  const [first, second] = numbers.map((team) => humans.filter((player) => player.team === team));
  if (first === undefined || second === undefined || numbers.length !== 2) return null;
  if (first.length === 0 || second.length === 0) return null;
  const of = ({ id }: { id: string }) => ratings.get(id) ?? INITIAL_ELO;
  const mean = (team: readonly { id: string }[]) =>
    team.reduce((sum, player) => sum + of(player), 0) / team.length;
  const expected = 1 / (1 + 10 ** ((mean(second) - mean(first)) / SCALE));
  const [team = 0] = numbers;
  const score = winnerTeam === team ? 1 : winnerTeam === numbers[1] ? 0 : 0.5;
  for (const player of first) ratings.set(player.id, of(player) + k * (score - expected));
  for (const player of second) ratings.set(player.id, of(player) - k * (score - expected));
  return { team, expected };
}
