import { useTranslation } from 'react-i18next';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOfShare } from '../../questions/change-of.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';

/**
 * Returns the period before, and a function that creates the column with the change of each share of all
 * matches since then; without such a period there is no column.
 */
export function useShareChange(question: PageQuestion, filters: PageFilters, by: 'mode' | 'map') {
  const { t } = useTranslation('meta');
  const changeColumn = useChangeColumn();
  const before = usePreviousPeriodFilters(filters);
  const rowsBefore = usePreviousPeriodRows(question, before, (row) => keyOf(row, by));
  return {
    before,
    columns<R extends Row>(rows: readonly R[]): QuestionColumn<R>[] {
      if (rowsBefore === undefined) return [];
      const [total, totalBefore] = [countMatches(rows), countMatches([...rowsBefore.values()])];
      const column = changeColumn<R>({
        id: 'shareChange',
        name: t('maps.share'),
        from: 'md',
        read(row) {
          const rowBefore = rowsBefore.get(keyOf(row, by));
          return changeOfShare(
            { count: countOf(row, 'matches'), of: total },
            { count: countOf(rowBefore, 'matches'), of: totalBefore },
          );
        },
      });
      return [column];
    },
  };
}

function countMatches(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
}
