import { ApiError } from '@scrapboard/contract';
import type { Question, QuestionRows } from '@scrapboard/questions';
import { findLeaders, type Leader, type RankingRule } from '@scrapboard/questions/leaders';
import type { LeadersQuestion } from './parse-leaders-query.ts';

interface RankedPart extends Pick<Leader, 'best' | 'games'> {
  part: string;
  /** The indices of its players in `PartRankings.players`, from best to worst. */
  order: Uint32Array;
}

/** All players with each part in order of rank, in four bytes per part and player. */
export interface PartRankings extends RankingRule {
  /** Everyone who is ranked with any part. */
  players: readonly string[];
  /** Most games first. */
  parts: readonly RankedPart[];
}

/** Answers a question about the facts. */
export type Ask = (question: Question) => QuestionRows | Promise<QuestionRows>;

/** The factor by which batches are smaller than the limit, because they are balanced by games, not by pairs. */
const BATCH_HEADROOM = 1.25;

/**
 * Ranks all players with each part. If there are more pairs of part and player than the question's limit, the
 * question is repeated for batches of parts. Throws an ApiError if one part alone has more players than the limit,
 * because estimates need all of them.
 */
export async function rankParts(
  { question, ranking }: LeadersQuestion,
  ask: Ask,
): Promise<PartRankings> {
  const indices = new Map<string, number>();
  const indexOf = (player: string): number => {
    const index = indices.get(player) ?? indices.size;
    indices.set(player, index);
    return index;
  };
  const toRankedPart = ({ key, best, ranked, games }: Leader): RankedPart => ({
    ...{ part: key, best, games },
    order: Uint32Array.from(ranked, ({ player }) => indexOf(player)),
  });
  const rankAll = async (pairsQuestion: Question): Promise<RankedPart[]> => {
    const { rows, total, truncated } = await ask(pairsQuestion);
    if (!truncated) return findLeaders(rows, 'part', ranking).map(toRankedPart);
    const batches = divideParts(
      (await ask({ ...pairsQuestion, by: ['part'], measures: ['games'] })).rows,
      Math.max(2, Math.ceil((BATCH_HEADROOM * total) / pairsQuestion.limit)),
    );
    if (batches.length < 2) throw createTooManyPlayersError(total);
    const ranked: RankedPart[] = [];
    // One after the other, so that only one batch's pairs are in memory.
    for (const part of batches) {
      const filters = { ...pairsQuestion.filters, part };
      ranked.push(...(await rankAll({ ...pairsQuestion, filters })));
    }
    return ranked;
  };
  const parts = await rankAll(question);
  parts.sort((a, b) => b.games - a.games || (a.part < b.part ? -1 : 1));
  return { ...ranking, players: [...indices.keys()], parts };
}

/** Divides parts, given with most games first, into at most `count` batches with about equally many games. */
function divideParts(rows: QuestionRows['rows'], count: number): string[][] {
  const batches = Array.from({ length: count }, () => ({ games: 0, parts: [] as string[] }));
  for (const { part, games } of rows) {
    const smallest = batches.reduce((a, b) => (b.games < a.games ? b : a));
    smallest.games += Number(games);
    smallest.parts.push(String(part));
  }
  return batches.map(({ parts }) => parts).filter((parts) => parts.length > 0);
}

function createTooManyPlayersError(players: number): ApiError {
  return new ApiError(
    422,
    'question_too_large',
    `There are too many players with one part (${players}) to rank. Ask about a shorter period or a larger minimum of games.`,
  );
}
