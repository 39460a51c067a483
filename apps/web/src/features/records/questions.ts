import type { PageQuestion } from '../../questions/page-question.ts';
import { BOARD_SIZE, bestMatchesQuestion } from '../../records/best-matches.ts';
import {
  isStreak,
  type RecordName,
  recordNumber,
  recordNumbers,
  type StreakName,
} from '../../records/record-numbers.ts';

/** The longest streaks, one per player and mode; ties are ordered by time, earliest first. */
export const longestStreaksQuestion = (name: StreakName) => {
  const { measure, end } = recordNumbers[name];
  return {
    facts: 'players',
    measures: [measure, end],
    by: ['player', 'mode'],
    filters: {},
    minimums: [{ measure, atLeast: 1 }],
    order: [
      { name: measure, descending: true },
      { name: end, descending: false },
    ],
    limit: BOARD_SIZE,
    isTop: true,
  } as const satisfies PageQuestion;
};

/** The board of a number: its best matches or longest streaks. */
export const boardQuestion = (name: RecordName): PageQuestion =>
  isStreak(name) ? longestStreaksQuestion(name) : bestMatchesQuestion(name);

/** A player's best in a number. */
export const personalBestQuestion = (name: RecordName, player: string): PageQuestion => {
  const { filters, ...question } = boardQuestion(name);
  return { ...question, filters: { ...filters, player: [player] }, limit: 1 };
};

/** The matches or streaks better by at least a whole unit; `total` of the answer counts them. */
export const betterValuesQuestion = (name: RecordName, value: number): PageQuestion => {
  const { isTop: _, ...question } = boardQuestion(name);
  const minimums = [{ measure: recordNumber(name).measure, atLeast: Math.floor(value) + 1 }];
  return { ...question, minimums, limit: 1 };
};
