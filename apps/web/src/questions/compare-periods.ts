import { daysBefore } from './period.ts';
import type { PageFilters } from './question-filters.ts';

/**
 * Returns a page’s filters for the same number of days just before its period, to compare the two;
 * undefined if the page shows all time or a season, which are not compared.
 */
export function previousPeriodFilters({
  from,
  to,
  ...filters
}: PageFilters): PageFilters | undefined {
  const days = filters.season === undefined ? daysBefore({ from, to }) : undefined;
  return days === undefined ? undefined : { ...filters, ...days };
}

/**
 * Returns the sample of a daily count over a period: its number of days, including those without a
 * count, its sum and its sum of squares. Two periods are then compared by how much days vary.
 */
export function toDailySample(counts: readonly number[], days: number) {
  const sum = counts.reduce((total, count) => total + count, 0);
  const squares = counts.reduce((total, count) => total + count * count, 0);
  return { n: Math.max(days, counts.length), sum, squares };
}
