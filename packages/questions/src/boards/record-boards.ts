import type { Filters } from '../question.ts';
import {
  isStreak,
  type RecordName,
  recordDefinition,
  recordDefinitions,
  type StreakName,
} from './record-definitions.ts';

/** The number of matches, or streaks, on a board of records. */
export const RECORD_BOARD_SIZE = 50;

/** Returns the question about the best matches for a record; ties are ordered by time, earliest first. */
export const bestMatchesQuestion = (name: RecordName) => {
  const { measure, minSeconds } = recordDefinition(name);
  const filters: Filters = minSeconds === undefined ? {} : { length: `${minSeconds}-` };
  return {
    facts: 'players',
    measures: [measure, 'maxPowerScore', 'first'],
    by: ['player', 'match', 'mode'],
    filters,
    order: [
      { name: measure, descending: true },
      { name: 'first', descending: false },
    ],
    limit: RECORD_BOARD_SIZE,
    isTopOnly: true,
  } as const;
};

/** Returns the question about the longest streaks, one per player and mode; ties are ordered by time, earliest first. */
export const longestStreaksQuestion = (name: StreakName) => {
  const { measure, end } = recordDefinitions[name];
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
    limit: RECORD_BOARD_SIZE,
    isTopOnly: true,
  } as const;
};

/** Returns the question that answers the board of a record: its best matches or longest streaks. */
export const recordBoardQuestion = (name: RecordName) =>
  isStreak(name) ? longestStreaksQuestion(name) : bestMatchesQuestion(name);
