import type { PageQuestion } from '../../questions/page-question.ts';
import { type RecordName, recordNumber } from './record-numbers.ts';

/** How many matches a board has. */
export const BOARD_SIZE = 50;

const ofNumber = (name: RecordName) => {
  const { minSeconds } = recordNumber(name);
  return {
    facts: 'players',
    filters: minSeconds === undefined ? {} : { length: `${minSeconds}-` },
  } as const;
};

/** The best matches in a number, of equal ones the earliest first. */
export const bestMatches = (name: RecordName) =>
  ({
    ...ofNumber(name),
    measures: [recordNumber(name).measure, 'maxPowerScore', 'first'],
    by: ['player', 'match', 'mode'],
    order: [
      { name: recordNumber(name).measure, descending: true },
      { name: 'first', descending: false },
    ],
    limit: BOARD_SIZE,
    isTop: true,
  }) as const satisfies PageQuestion;

/** A player's best match in a number. */
export const bestMatchOf = (name: RecordName, player: string) => {
  const { filters, ...question } = bestMatches(name);
  return { ...question, filters: { ...filters, player: [player] }, limit: 1 } as const;
};

/** Matches that are better by at least a whole unit; `total` of the answer counts them. */
export const betterMatches = (name: RecordName, value: number) => {
  const { isTop: _, ...question } = bestMatches(name);
  const minimums = [{ measure: recordNumber(name).measure, atLeast: Math.floor(value) + 1 }];
  return { ...question, minimums, limit: 1 } as const satisfies PageQuestion;
};

/** The season of a day. */
export const seasonOf = (day: string) =>
  ({
    facts: 'players',
    measures: ['matches'],
    by: ['season'],
    filters: { from: day, to: day },
    limit: 1,
  }) as const satisfies PageQuestion;
