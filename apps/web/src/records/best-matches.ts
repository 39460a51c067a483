import type { PageQuestion } from '../questions/page-question.ts';
import { type RecordName, recordNumber } from './record-numbers.ts';

/** The number of matches on a board. */
export const BOARD_SIZE = 50;

/** The best matches in a number; ties are ordered by time, earliest first. */
export const bestMatchesQuestion = (name: RecordName) => {
  const { measure, minSeconds } = recordNumber(name);
  return {
    facts: 'players',
    measures: [measure, 'maxPowerScore', 'first'],
    by: ['player', 'match', 'mode'],
    filters: minSeconds === undefined ? {} : { length: `${minSeconds}-` },
    order: [
      { name: measure, descending: true },
      { name: 'first', descending: false },
    ],
    limit: BOARD_SIZE,
    isTop: true,
  } as const satisfies PageQuestion;
};
