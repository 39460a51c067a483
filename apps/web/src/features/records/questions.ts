import { type RecordName, recordBoardQuestion, recordNumber } from '@scrapboard/questions/boards';
import type { PageQuestion } from '../../questions/page-question.ts';

/** A player's best in a number. */
export const personalBestQuestion = (name: RecordName, player: string): PageQuestion => {
  const { filters, ...question } = recordBoardQuestion(name);
  return { ...question, filters: { ...filters, player: [player] }, limit: 1 };
};

/** The matches or streaks better by at least a whole unit; `total` of the answer counts them. */
export const betterValuesQuestion = (name: RecordName, value: number): PageQuestion => {
  const { isTop: _, ...question } = recordBoardQuestion(name);
  const minimums = [{ measure: recordNumber(name).measure, atLeast: Math.floor(value) + 1 }];
  return { ...question, minimums, limit: 1 };
};
