import type { QuestionValue } from '@scrapboard/contract';
import {
  isStreak,
  type RecordName,
  recordBoardQuestion,
  recordDefinition,
} from '@scrapboard/questions/boards';
import type { PageQuestion } from '../../questions/page-question.ts';

/** Returns the question about a player's best match or streak for a record, among the selected matches. */
export const playerBestQuestion = (name: RecordName, player: string): PageQuestion => {
  const { filters, ...question } = recordBoardQuestion(name);
  return { ...question, filters: { ...filters, player: [player] }, limit: 1 };
};

/** Returns the question of whether a player has any match; hidden players have none here. */
export const playerGamesQuestion = (player: string): PageQuestion => ({
  facts: 'players',
  measures: ['games'],
  by: ['player'],
  filters: { player: [player] },
});

/**
 * Returns the question about the matches or streaks ahead of one on a board, including tied ones that rank higher;
 * `total` of the answer counts them.
 * @param row the match or streak that they are ahead of, with everything that a board's rows have
 */
export const aheadQuestion = (
  name: RecordName,
  row: Readonly<Record<string, QuestionValue>>,
): PageQuestion => {
  const { isTopOnly: _, order, by, ...question } = recordBoardQuestion(name);
  // Includes the tie-breakers for equal values of the same time, because `before` compares only what is in the order.
  const fullOrder = [...order, ...by.map((key) => ({ name: key, descending: false }))];
  const { measure } = recordDefinition(name);
  return {
    ...question,
    by,
    order: fullOrder,
    before: fullOrder.map((entry) => String(row[entry.name])),
    // Leaves out players who cannot have such a long streak.
    ...(isStreak(name) && { minimums: [{ measure, atLeast: Number(row[measure]) }] }),
    limit: 1,
  };
};
