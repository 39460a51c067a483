import type { PageQuestion } from './page-question.ts';

const MAX_BUILDS_FOUND = 6;

/** Returns the question about the most used builds that carry all of some parts. */
export const buildsCarryingQuestion = (parts: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['games'],
    by: ['build'],
    filters: { carrying: [...parts].sort().join(',') },
    order: [{ name: 'games', descending: true }],
    limit: MAX_BUILDS_FOUND,
  }) as const satisfies PageQuestion;
