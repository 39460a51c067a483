import { useQuery } from '@tanstack/react-query';
import { previousPeriodFilters } from './compare-periods.ts';
import { firstMatchQuestion } from './first-match-question.ts';
import type { PageFilters } from './question-filters.ts';
import { questionQuery } from './question-query.ts';

/** Returns a page’s filters for the previous period; undefined if that began before the first recorded match. */
export function usePreviousPeriodFilters(filters: PageFilters): PageFilters | undefined {
  const { from: _, to: _to, ...filtersWithoutPeriod } = filters;
  const { data } = useQuery(questionQuery(firstMatchQuestion, filtersWithoutPeriod));
  const previous = previousPeriodFilters(filters);
  const first = data?.rows[0]?.first;
  const isCovered = typeof first === 'string' && first.slice(0, 10) <= (previous?.from ?? '');
  return isCovered ? previous : undefined;
}
