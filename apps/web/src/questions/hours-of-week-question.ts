import type { PageQuestion } from './page-question.ts';

/** Asks at which hours of the week matches begin, in the viewer’s time zone. */
export const hoursOfWeekQuestion = {
  facts: 'players',
  measures: ['matches'],
  by: ['weekday', 'hour'],
} as const satisfies PageQuestion;
