import { useTranslation } from 'react-i18next';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOfShare } from '../../questions/change-of.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useEarlierRows } from '../../questions/use-earlier-rows.ts';
import { useFiltersBefore } from '../../questions/use-filters-before.ts';

/**
 * Returns the period before, and a function that makes the column of how shares of all matches changed
 * since: none without such a period.
 */
export function useShareChange(asked: PageQuestion, filters: PageFilters, by: 'mode' | 'map') {
  const { t } = useTranslation('meta');
  const changeColumn = useChangeColumn();
  const before = useFiltersBefore(filters);
  const earlier = useEarlierRows(asked, before, (row) => keyOf(row, by));
  return {
    before,
    columns<R extends Row>(rows: readonly R[]): QuestionColumn<R>[] {
      if (earlier === undefined) return [];
      const [of, ofBefore] = [matchesOf(rows), matchesOf([...earlier.values()])];
      const column = changeColumn<R>({
        id: 'shareChange',
        name: t('maps.share'),
        from: 'md',
        read(row) {
          const past = earlier.get(keyOf(row, by));
          return changeOfShare(
            { count: countOf(row, 'matches'), of },
            { count: countOf(past, 'matches'), of: ofBefore },
          );
        },
      });
      return [column];
    },
  };
}

function matchesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
}
