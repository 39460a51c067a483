import { modes } from '@scrapboard/catalogue/data/modes';
import {
  initialRating,
  type Rating,
  rateMatch,
  ratingParameters,
  winProbability,
} from './team-rating.ts';

const teamModes: ReadonlySet<string> = new Set(
  modes.filter((mode) => mode.category === 'pvp' && mode.teams).map((mode) => mode.id),
);

/**
 * Returns whether a match counts for the team rating: finished, PvP, two teams playing to win.
 * Raids, brawls, races, free-for-all, battle royale, free play and custom games do not.
 * `isTeamMode` adds an operator's own modes.
 */
export function isRated(
  match: { category: string; mode: string; winnerTeam: number | null },
  isTeamMode: (mode: string) => boolean = (mode) => teamModes.has(mode),
): boolean {
  return match.winnerTeam !== null && match.category === 'pvp' && isTeamMode(match.mode);
}

/**
 * The fields by which matches are ordered for rating. All ids have one type; strings are compared
 * as text, so they must have equal length.
 */
export interface OrderedMatch {
  /** Epoch milliseconds. */
  startedAt: number;
  id: bigint | number | string;
}

/**
 * Compares by start time, then by id, so that the same set of matches always has the same order.
 */
export function compareForRating(a: OrderedMatch, b: OrderedMatch): number {
  if (a.startedAt !== b.startedAt) return a.startedAt - b.startedAt;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Returns the matches in the order of `compareForRating`, in a new list. */
export function orderForRating<T extends OrderedMatch>(matches: readonly T[]): T[] {
  return matches.toSorted(compareForRating);
}

/** What rating needs to know of a match. Without two teams that have humans, it changes no rating. */
export interface RatedMatch {
  winnerTeam: number;
  players: readonly { id: string; team: number; bot: boolean }[];
}

export interface RatingChange {
  id: string;
  before: Rating;
  after: Rating;
  /** The probability of winning that the ratings of both teams gave the player's team before. */
  expected: number;
}

/**
 * Rates one match and writes the new ratings into `ratings`; a missing player starts at the initial
 * rating. Returns the changes in roster order, or none if the match is not rated. Call it in the
 * order of `orderForRating`.
 */
export function updateRatings(
  ratings: Map<string, Rating>,
  match: RatedMatch,
  parameters = ratingParameters,
): RatingChange[] {
  const teamNumbers = [...new Set(match.players.map((player) => player.team))];
  const humans = teamNumbers.map((team) => match.players.filter((p) => p.team === team && !p.bot));
  if (teamNumbers.length !== 2 || humans.some((team) => team.length === 0)) return [];
  const teams = teamNumbers.map((team, i) => ({
    team,
    players: (humans[i] ?? []).map((player) => ratings.get(player.id) ?? initialRating),
    bots: match.players.filter((player) => player.team === team && player.bot).length,
  }));
  const [first, second] = teams;
  if (first === undefined || second === undefined) return [];
  const chance = winProbability(first, second, parameters);
  const rated = rateMatch({ teams, winnerTeam: match.winnerTeam }, parameters);
  const changes: RatingChange[] = [];
  humans.forEach((team, t) => {
    team.forEach((player, p) => {
      const before = teams[t]?.players[p] ?? initialRating;
      const after = rated[t]?.[p] ?? before;
      ratings.set(player.id, after);
      changes.push({
        id: player.id,
        before: { ...before },
        after,
        expected: t === 0 ? chance : 1 - chance,
      });
    });
  });
  return changes;
}
