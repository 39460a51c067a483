import { addDays } from '@scrapboard/questions/boards';
import type { PageFilters } from '../../questions/question-filters.ts';

const WEEK_DAYS = 7;

/** Returns the filters with the period moved back by a week; `lastDay` is the last day of a period without an end. */
export function shiftBackOneWeek(
  { from, to, ...filters }: PageFilters,
  lastDay: string,
): PageFilters {
  return {
    ...filters,
    ...(from !== undefined && { from: addDays(from, -WEEK_DAYS) }),
    to: addDays(to ?? lastDay, -WEEK_DAYS),
  };
}
