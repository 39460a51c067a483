import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import type { LeaderMeasure } from './leader-measures.ts';
import { type RankedPlayer, rankPlayers } from './rank-players.ts';

/** The best player of a group of rows, such as a part or a month. */
export interface Leader {
  /** The part or the month. */
  key: string;
  best: RankedPlayer;
  /** How many players are ranked. */
  players: number;
  /** The games of all of them. */
  games: number;
  /** The marked player, if they are ranked. */
  marked: RankedPlayer | undefined;
}

/** Returns the leader of each group that has any; players are compared with others of their group. */
export function findLeaders(
  rows: readonly Row[],
  group: 'part' | 'month',
  by: LeaderMeasure,
  minGames: number,
  markedPlayer?: string,
): Leader[] {
  const groups = Map.groupBy(rows, (row) => keyOf(row, group));
  return [...groups].flatMap(([key, members]) => {
    const rankedPlayers = rankPlayers(members, by, minGames);
    const [best] = rankedPlayers;
    if (best === undefined) return [];
    const games = members.reduce((sum, row) => sum + countOf(row, 'games'), 0);
    const marked = rankedPlayers.find(({ player }) => player === markedPlayer);
    return [{ key, best, players: rankedPlayers.length, games, marked }];
  });
}
