import type { PageQuestion } from './page-question.ts';

/** When the first match of all began: before, there is nothing to compare with. */
export const firstMatch = {
  facts: 'players',
  measures: ['first'],
} as const satisfies PageQuestion;
