import type { MatchHistoryEntry } from '@scrapboard/contract';
import { perGame } from '@scrapboard/statistics/rates';

type MatchResult = Pick<MatchHistoryEntry, 'result' | 'kills' | 'assists'>;

/** Returns how many of the newest matches were finished, and their kills and assists per game. */
export function averageRecentMatches(matches: readonly MatchResult[]) {
  const finishedMatches = matches.filter(({ result }) => result !== 'unfinished');
  const mean = (name: 'kills' | 'assists') =>
    perGame(
      finishedMatches.reduce((sum, match) => sum + match[name], 0),
      finishedMatches.length,
    );
  return { games: finishedMatches.length, kills: mean('kills'), assists: mean('assists') };
}
