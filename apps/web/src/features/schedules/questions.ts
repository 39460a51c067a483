import type { PageQuestion } from '../../questions/page-question.ts';

/** Returns the question of when matches of modes began, by hour in UTC; the newest first. */
export const matchStartsQuestion = (mode: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['matches'],
    by: ['day', 'hour', 'mode'],
    filters: { mode },
    order: [{ name: 'day', descending: true }],
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** When matches of all modes began, which shows how many people play at each hour. */
export const allMatchStartsQuestion = {
  facts: 'players',
  measures: ['matches'],
  by: ['day', 'hour'],
  order: [{ name: 'day', descending: true }],
  limit: 10_000,
} as const satisfies PageQuestion;

/** The matches of every brawl, to find those without windows. */
export const brawlMatchesQuestion = {
  facts: 'players',
  measures: ['matches'],
  by: ['mode'],
  filters: { category: ['brawl'] },
} as const satisfies PageQuestion;
