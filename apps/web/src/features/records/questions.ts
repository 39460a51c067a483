import {
  isStreak,
  type RecordName,
  recordBoardQuestion,
  recordNumber,
} from '@scrapboard/questions/boards';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { Row } from '../../questions/question-query.ts';
import { numberOf } from '../../questions/read-row.ts';

/** A player's best in a number. */
export const personalBestQuestion = (name: RecordName, player: string): PageQuestion => {
  const { filters, ...question } = recordBoardQuestion(name);
  return { ...question, filters: { ...filters, player: [player] }, limit: 1 };
};

/** Whether a player has any match; hidden ones have none here. */
export const playerGamesQuestion = (player: string): PageQuestion => ({
  facts: 'players',
  measures: ['games'],
  by: ['player'],
  filters: { player: [player] },
});

/**
 * The matches or streaks ahead of one on a board, equal ones among them; `total` of the answer counts them.
 * @param row the one they are ahead of, with everything that a board's rows have
 */
export const aheadQuestion = (name: RecordName, row: Row): PageQuestion => {
  const { isTop: _, order, by, ...question } = recordBoardQuestion(name);
  // What decides between equal ones of the same time must be said, because `before` compares nothing else.
  const fullOrder = [...order, ...by.map((key) => ({ name: key, descending: false }))];
  const value = numberOf(row, recordNumber(name).measure);
  return {
    ...question,
    by,
    order: fullOrder,
    before: fullOrder.map((entry) => String(row[entry.name])),
    // Keeps the players out who cannot have a streak as long.
    ...(isStreak(name) && {
      minimums: [{ measure: recordNumber(name).measure, atLeast: value ?? 1 }],
    }),
    limit: 1,
  };
};
