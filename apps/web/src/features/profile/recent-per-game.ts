import type { MatchHistoryEntry } from '@scrapboard/contract';
import { perGame } from '@scrapboard/statistics/rates';

type Played = Pick<MatchHistoryEntry, 'result' | 'kills' | 'assists'>;

/** Returns how many of the newest matches were finished, and their kills and assists per game. */
export function recentPerGame(matches: readonly Played[]) {
  const played = matches.filter(({ result }) => result !== 'unfinished');
  const mean = (name: 'kills' | 'assists') =>
    perGame(
      played.reduce((sum, match) => sum + match[name], 0),
      played.length,
    );
  return { games: played.length, kills: mean('kills'), assists: mean('assists') };
}
