import type { PageQuestion } from './page-question.ts';

/** When in the week matches begin, in the viewer's zone. */
export const hoursOfWeek = {
  facts: 'players',
  measures: ['matches'],
  by: ['weekday', 'hour'],
} as const satisfies PageQuestion;
