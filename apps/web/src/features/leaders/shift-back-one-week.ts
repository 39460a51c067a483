import { addDays } from '../../questions/period.ts';
import type { PageFilters } from '../../questions/question-filters.ts';

const WEEK_DAYS = 7;

/** Returns the filters with the period moved back by a week; `last` is the last day of a period without an end. */
export function shiftBackOneWeek({ from, to, ...filters }: PageFilters, last: string): PageFilters {
  return {
    ...filters,
    ...(from !== undefined && { from: addDays(from, -WEEK_DAYS) }),
    to: addDays(to ?? last, -WEEK_DAYS),
  };
}
