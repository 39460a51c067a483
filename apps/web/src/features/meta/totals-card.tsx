import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DailyChange } from '../../questions/daily-change.tsx';
import { PeriodTiles } from '../../questions/period-tiles.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { useFiltersBefore } from '../../questions/use-filters-before.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { totals, totalsByDay } from './questions.ts';

/** How much was played, and whether that is more than in the period before. */
export function TotalsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { data, isError } = useQuery(questionQuery(totals, state.filters));
  const filtersBefore = useFiltersBefore(state.filters);
  // The cards below show the error.
  if (isError) return null;
  return (
    <section className="card meta-totals" aria-label={t('tiles.label')}>
      {data === undefined ? (
        <Skeleton height="4.5rem" />
      ) : (
        <PeriodTiles
          before={filtersBefore}
          tiles={totals.measures.map((name) => ({
            id: name,
            label: t(`measures.${name}`),
            value: format.number(countOf(data.rows[0], name)),
            change: filtersBefore !== undefined && (
              <DailyChange
                question={totalsByDay}
                name={name}
                now={state.filters}
                before={filtersBefore}
              />
            ),
          }))}
        />
      )}
    </section>
  );
}
