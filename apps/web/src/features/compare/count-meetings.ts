import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';

/** Results of the first of two players. */
export interface Results {
  games: number;
  wins: number;
  losses: number;
}

/** The matches of two players by how they met; `mode` is null for all modes. */
export interface Meeting {
  mode: string | null;
  together: Results;
  against: Results;
}

/** Returns the matches that both played, but not on the same team, newest first. */
export function matchesAgainst(teams: readonly Row[], matches: readonly Row[]): string[] {
  const together = new Set(teams.map((row) => keyOf(row, 'match')));
  return matches.map((row) => keyOf(row, 'match')).filter((match) => !together.has(match));
}

/**
 * Returns results on the same team and against each other, for all modes and then by mode, most matches
 * first. `teams` are teams with both players, by match; `against` the first one’s results by mode.
 */
export function countMeetings(teams: readonly Row[], against: readonly Row[]): Meeting[] {
  const byMode = new Map<string | null, Meeting>();
  const add = (mode: string | null, side: 'together' | 'against', results: Results) => {
    const meeting = byMode.get(mode) ?? { mode, together: NO_RESULTS, against: NO_RESULTS };
    byMode.set(mode, { ...meeting, [side]: sumOf(meeting[side], results) });
  };
  add(null, 'together', NO_RESULTS);
  for (const row of teams) {
    // Both players of a team have the same result, so each counts twice.
    if (countOf(row, 'games') === 0) continue;
    const results = {
      games: 1,
      wins: Math.sign(countOf(row, 'wins')),
      losses: Math.sign(countOf(row, 'losses')),
    };
    for (const mode of [null, keyOf(row, 'mode')]) add(mode, 'together', results);
  }
  for (const row of against) {
    const results = {
      games: countOf(row, 'games'),
      wins: countOf(row, 'wins'),
      losses: countOf(row, 'losses'),
    };
    for (const mode of [null, keyOf(row, 'mode')]) add(mode, 'against', results);
  }
  const total = ({ together, against: other }: Meeting) => together.games + other.games;
  return [...byMode.values()]
    .filter((meeting) => total(meeting) > 0)
    .toSorted((a, b) => {
      if (a.mode === null || b.mode === null) return a.mode === null ? -1 : 1;
      return total(b) - total(a);
    });
}

const NO_RESULTS: Results = { games: 0, wins: 0, losses: 0 };

function sumOf(a: Results, b: Results): Results {
  return { games: a.games + b.games, wins: a.wins + b.wins, losses: a.losses + b.losses };
}
