import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PlayerAnswerRow, type RankedPlayer, rankPlayers } from './rank-players.ts';

/** The best player of a group of rows, such as a part or a month. */
export interface Leader {
  /** The part or the month. */
  key: string;
  best: RankedPlayer;
  /** Everyone who is ranked, from best to worst. */
  ranked: readonly RankedPlayer[];
  /** The games of all players with enough of them. */
  games: number;
}

/** What players are ranked by. */
export interface RankingRule {
  by: LeaderMeasure;
  /** The fewest games for a player to be ranked. */
  minGames: number;
}

/** Returns the leader of each group that has any; players are compared with others of their group. */
export function findLeaders(
  rows: readonly PlayerAnswerRow[],
  group: 'part' | 'month',
  { by, minGames }: RankingRule,
): Leader[] {
  const groups = Map.groupBy(rows, (row) => String(row[group]));
  return [...groups].flatMap(([key, members]) => {
    const ranked = rankPlayers(members, by, minGames);
    const [best] = ranked;
    if (best === undefined) return [];
    const games = members.reduce((sum, row) => sum + Number(row.games), 0);
    return [{ key, best, ranked, games }];
  });
}
