import {
  displayedMmr,
  isRated,
  mergeStreaks,
  PROBABILITY_SCALE,
  type Rating,
  type RatingChange,
  streakOf,
  updateRatings,
} from '@scrapboard/statistics';
import {
  initialStanding,
  type Standing,
  type StandingColumns,
  toStandingColumns,
} from './standing.ts';

/** The fields of a finished match that ratings and streaks need. */
export interface PlayedMatch {
  id: string;
  /** Epoch milliseconds. */
  startedAt: number;
  category: string;
  mode: string;
  winnerTeam: number;
  playerIds: string[];
  teams: number[];
  botTeams: number[];
  /** If false, the match counts for streaks but changes no rating. */
  isRanked: boolean;
}

/** A player after one of their finished matches. */
export type RatingRow = StandingColumns & {
  player_id: string;
  started_at: number;
  match_id: string;
  /** Null if the match is not rated. */
  mmr_change: number | null;
  /**
   * The probability of winning that the ratings of both teams gave the player's team before the
   * match, in ten-thousandths; null if the match is not rated.
   */
  expected: number | null;
};

/**
 * Applies one match to `standings`, which it changes; call it in the order of `orderForRating`.
 * `isTeamMode` covers an operator's own modes.
 */
export function updateStandings(
  match: PlayedMatch,
  standings: Map<string, Standing>,
  isTeamMode?: (mode: string) => boolean,
): RatingRow[] {
  const standingOf = (id: string) => standings.get(id) ?? initialStanding;
  const ratings = new Map<string, Rating>(match.playerIds.map((id) => [id, standingOf(id).rating]));
  const changes =
    match.isRanked && isRated(match, isTeamMode)
      ? updateRatings(ratings, { ...match, players: listPlayers(match) })
      : [];
  const expected = computeExpectedByTeam(match, changes);
  const changeById = new Map(
    changes.map(({ id, before, after }) => [id, displayedMmr(after) - displayedMmr(before)]),
  );
  return match.playerIds.map((id, i) => {
    const { winnerTeam } = match;
    const result = winnerTeam === 0 ? 0 : winnerTeam === match.teams[i] ? 1 : -1;
    const after: Standing = {
      rating: ratings.get(id) ?? standingOf(id).rating,
      streaks: mergeStreaks(standingOf(id).streaks, streakOf(result)),
    };
    standings.set(id, after);
    return {
      player_id: id,
      started_at: match.startedAt,
      match_id: match.id,
      ...toStandingColumns(after),
      mmr_change: changeById.get(id) ?? null,
      expected: expected.get(match.teams[i] ?? 0) ?? null,
    };
  });
}

/** Returns each team's probability of winning, rounded so that both add up to `PROBABILITY_SCALE`. */
function computeExpectedByTeam(
  { playerIds, teams }: PlayedMatch,
  [first]: readonly RatingChange[],
): Map<number, number> {
  if (first === undefined) return new Map();
  const expected = Math.round(PROBABILITY_SCALE * first.expected);
  const firstTeam = teams[playerIds.indexOf(first.id)];
  return new Map(
    teams.map((team) => [team, team === firstTeam ? expected : PROBABILITY_SCALE - expected]),
  );
}

/** Returns the humans and bots of a match, as ratings take them. */
export function listPlayers({ playerIds, teams, botTeams }: PlayedMatch) {
  const humans = playerIds.map((id, i) => ({ id, team: teams[i] ?? 0, bot: false }));
  const bots = botTeams.map((team, i) => ({ id: `bot:${i}`, team, bot: true }));
  // Sorted, so that the order of the teams does not depend on the lowest player id.
  return [...humans, ...bots].sort((a, b) => a.team - b.team);
}
