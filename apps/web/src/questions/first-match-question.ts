import type { PageQuestion } from './page-question.ts';

/** Asks when the very first match began; before that, there is nothing to compare with. */
export const firstMatchQuestion = {
  facts: 'players',
  measures: ['first'],
} as const satisfies PageQuestion;
