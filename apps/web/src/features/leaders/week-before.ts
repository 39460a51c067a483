import { addDays } from '../../questions/period.ts';
import type { PageFilters } from '../../questions/question-filters.ts';

const WEEK_DAYS = 7;

/** Returns the filters of the same period as it was a week ago; `last` is the last day of one without an end. */
export function weekBefore({ from, to, ...filters }: PageFilters, last: string): PageFilters {
  return {
    ...filters,
    ...(from !== undefined && { from: addDays(from, -WEEK_DAYS) }),
    to: addDays(to ?? last, -WEEK_DAYS),
  };
}
