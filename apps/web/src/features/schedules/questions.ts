import type { PageQuestion } from '../../questions/page-question.ts';

/** When matches of modes began, by hour in UTC; the newest first. */
export const startsOf = (mode: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['matches'],
    by: ['day', 'hour', 'mode'],
    filters: { mode },
    order: [{ name: 'day', descending: true }],
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** When matches of all modes began, which tells how many people play at which hour. */
export const startsOfAll = {
  facts: 'players',
  measures: ['matches'],
  by: ['day', 'hour'],
  order: [{ name: 'day', descending: true }],
  limit: 10_000,
} as const satisfies PageQuestion;

/** When brawls began that have no windows. */
export const otherBrawls = {
  facts: 'players',
  measures: ['matches'],
  by: ['mode'],
  filters: { category: ['brawl'] },
} as const satisfies PageQuestion;
