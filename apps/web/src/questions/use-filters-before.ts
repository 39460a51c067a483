import { useQuery } from '@tanstack/react-query';
import { filtersBefore } from './compare-periods.ts';
import { firstMatchQuestion } from './first-match-question.ts';
import type { PageFilters } from './question-filters.ts';
import { questionQuery } from './question-query.ts';

/** Returns the filters of the period before; undefined if it began before the first recorded match. */
export function useFiltersBefore(filters: PageFilters): PageFilters | undefined {
  const { from: _, to: _to, ...filtersWithoutPeriod } = filters;
  const { data } = useQuery(questionQuery(firstMatchQuestion, filtersWithoutPeriod));
  const before = filtersBefore(filters);
  const first = data?.rows[0]?.first;
  const isCovered = typeof first === 'string' && first.slice(0, 10) <= (before?.from ?? '');
  return isCovered ? before : undefined;
}
