import { daysBefore } from './period.ts';
import type { PageFilters } from './question-filters.ts';

/**
 * Returns the filters of as many days before those of a page, so that the same question can be asked of
 * both; undefined where the page has all time, or a season, which nothing is compared with.
 */
export function filtersBefore({ from, to, ...filters }: PageFilters): PageFilters | undefined {
  const days = filters.season === undefined ? daysBefore({ from, to }) : undefined;
  return days === undefined ? undefined : { ...filters, ...days };
}

/**
 * Returns what a daily count is of over a period: its number of days, sum and sum of squares, with days
 * on which nothing was counted. Whether two periods differ is then a question of how days vary.
 */
export function dailySample(counts: readonly number[], days: number) {
  const sum = counts.reduce((total, count) => total + count, 0);
  const squares = counts.reduce((total, count) => total + count * count, 0);
  return { n: Math.max(days, counts.length), sum, squares };
}
