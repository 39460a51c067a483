import { useQuery } from '@tanstack/react-query';
import type { PageQuestion } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';
import { questionQuery, type Row } from './question-query.ts';

/**
 * Returns the rows of the same question in the previous period, by key; undefined if there is none, or
 * until they are loaded.
 */
export function usePreviousPeriodRows(
  pageQuestion: PageQuestion,
  before: PageFilters | undefined,
  keyOfRow: (row: Row) => string,
): ReadonlyMap<string, Row> | undefined {
  const { data } = useQuery({
    ...questionQuery(pageQuestion, before ?? {}),
    enabled: before !== undefined,
  });
  if (before === undefined || data === undefined) return undefined;
  return new Map(data.rows.map((row: Row) => [keyOfRow(row), row]));
}
