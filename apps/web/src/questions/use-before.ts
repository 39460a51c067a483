import { useQuery } from '@tanstack/react-query';
import { questionQuery } from './ask.ts';
import { filtersBefore } from './compare-periods.ts';
import { firstMatch } from './first-match.ts';
import type { PageFilters } from './question-filters.ts';

/** Returns the filters of the period before; undefined if matches were not recorded yet when it began. */
export function useBefore(filters: PageFilters): PageFilters | undefined {
  const { from: _, to: _to, ...ofAllTime } = filters;
  const { data } = useQuery(questionQuery(firstMatch, ofAllTime));
  const before = filtersBefore(filters);
  const first = data?.rows[0]?.first;
  const isCovered = typeof first === 'string' && first.slice(0, 10) <= (before?.from ?? '');
  return isCovered ? before : undefined;
}
