import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DailyChange } from '../../questions/daily-change.tsx';
import { MeasureLabel } from '../../questions/measure-label.tsx';
import { PeriodTiles } from '../../questions/period-tiles.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { totalsByDayQuestion, totalsQuestion } from './questions.ts';

/** How much was played, and whether that is more than in the period before. */
export function TotalsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { data, isError } = useQuery(questionQuery(totalsQuestion, state.filters));
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  // The cards below show the error.
  if (isError) return null;
  return (
    <section className="card meta-totals" aria-label={t('tiles.label')}>
      {data === undefined ? (
        <Skeleton height="4.5rem" />
      ) : (
        <PeriodTiles
          before={previousPeriodFilters}
          tiles={totalsQuestion.measures.map((name) => ({
            id: name,
            label: <MeasureLabel name={name}>{t(`measures.${name}`)}</MeasureLabel>,
            value: format.number(countOf(data.rows[0], name)),
            change: previousPeriodFilters !== undefined && (
              <DailyChange
                question={totalsByDayQuestion}
                name={name}
                now={state.filters}
                before={previousPeriodFilters}
              />
            ),
          }))}
        />
      )}
    </section>
  );
}
