import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';

/** Results of the first side. */
export interface Results {
  games: number;
  wins: number;
  losses: number;
}

/** The results of two sides in a mode, together and against each other; `mode` is null for all modes. */
export interface MeetingTotals {
  mode: string | null;
  together: Results;
  against: Results;
}

/** A match with players of both sides. */
export interface SharedMatch {
  match: string;
  mode: string;
  /** When it began, in ISO 8601. */
  startedAt: string;
  isTogether: boolean;
  results: Results;
}

/** The matches of two sides. */
export interface SharedMatches {
  /** Newest first. */
  matches: SharedMatch[];
  /** Matches in which players of one side were on different teams. */
  splitCount: number;
}

/**
 * Returns the matches of both sides from the teams that players of each were on (`teamsQuestion`). A side is on the
 * team that any of its players is on; if they are on several, the match is left out.
 */
export function findSharedMatches(first: readonly Row[], second: readonly Row[]): SharedMatches {
  const secondRowsByMatch = Map.groupBy(second, (row) => keyOf(row, 'match'));
  const matches: SharedMatch[] = [];
  let splitCount = 0;
  for (const [match, [team, ...moreTeams]] of Map.groupBy(first, (row) => keyOf(row, 'match'))) {
    const [otherTeam, ...moreOtherTeams] = secondRowsByMatch.get(match) ?? [];
    if (team === undefined || otherTeam === undefined) continue;
    if (moreTeams.length > 0 || moreOtherTeams.length > 0) {
      splitCount += 1;
      continue;
    }
    matches.push({
      match,
      mode: keyOf(team, 'mode'),
      startedAt: keyOf(team, 'last'),
      isTogether: keyOf(team, 'team') === keyOf(otherTeam, 'team'),
      // All players of a team have the same result.
      results: {
        games: Math.sign(countOf(team, 'games')),
        wins: Math.sign(countOf(team, 'wins')),
        losses: Math.sign(countOf(team, 'losses')),
      },
    });
  }
  matches.sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1));
  return { matches, splitCount };
}

/**
 * Returns results on the same team and against each other, for all modes and then by mode, most matches first.
 */
export function countMeetings(matches: readonly SharedMatch[]): MeetingTotals[] {
  const byMode = new Map<string | null, MeetingTotals>();
  for (const { mode, isTogether, results } of matches) {
    if (results.games === 0) continue;
    const relation = isTogether ? 'together' : 'against';
    for (const key of [null, mode]) {
      const totals = byMode.get(key) ?? { mode: key, together: NO_RESULTS, against: NO_RESULTS };
      byMode.set(key, { ...totals, [relation]: addResults(totals[relation], results) });
    }
  }
  const countGames = ({ together, against }: MeetingTotals) => together.games + against.games;
  return [...byMode.values()].sort((a, b) => {
    if (a.mode === null || b.mode === null) return a.mode === null ? -1 : 1;
    return countGames(b) - countGames(a);
  });
}

const NO_RESULTS: Results = { games: 0, wins: 0, losses: 0 };

function addResults(a: Results, b: Results): Results {
  return { games: a.games + b.games, wins: a.wins + b.wins, losses: a.losses + b.losses };
}
