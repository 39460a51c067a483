import type { FactsStampName, LeadersAnswer } from '@scrapboard/contract';
import type { PartRankings } from './rank-parts.ts';

/** What the leaders of an answer are named by, and whose ranks it contains. */
interface LeadersContext {
  partName(id: string): string;
  /** The nicknames of the leaders, by id. */
  nicknames: ReadonlyMap<string, string>;
  /** The player whose ranks the answer contains. */
  player: string | undefined;
}

/** Returns the leader with each part, and the rank of one player with each. */
export function toPartLeaders(
  { by, minGames, players, parts }: PartRankings,
  { partName, nicknames, player }: LeadersContext,
): Omit<LeadersAnswer, FactsStampName> {
  const markedIndex = player === undefined ? -1 : players.indexOf(player);
  return {
    ...{ by, minGames },
    leaders: parts.map(({ part, best, games, order }) => {
      const markedRank = markedIndex === -1 ? 0 : order.indexOf(markedIndex) + 1;
      const { player: id, games: bestGames, measured, value, low, high } = best;
      return {
        part: { id: part, name: partName(part) },
        best: {
          player: { id, nickname: nicknames.get(id) ?? id },
          games: bestGames,
          ...{ measured, value, low, high },
        },
        players: order.length,
        games,
        marked: player === undefined || markedRank === 0 ? null : { player, rank: markedRank },
      };
    }),
  };
}

/** Returns the ids of the players that an answer names. */
export function leaderIdsOf({ parts }: PartRankings): string[] {
  return [...new Set(parts.map(({ best }) => best.player))];
}
