import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeOf } from '../../questions/change-of.ts';
import { ChangeText } from '../../questions/change-text.tsx';
import { DailyChange } from '../../questions/daily-change.tsx';
import { MeasureLabel } from '../../questions/measure-label.tsx';
import { PeriodTiles } from '../../questions/period-tiles.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, meanOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { Pricing } from './price-resources.ts';
import { totalsByDayQuestion, totalsQuestion } from './questions.ts';
import type { RevenueSearch } from './revenue-search.ts';

interface Props {
  state: QuestionFilters<RevenueSearch>;
  pricing: Pricing;
}

const COUNTS = ['games', 'players', 'value'] as const;
const MEANS = ['valuePerGame', 'queuedValuePerHour'] as const;

/** What all matches pay together, and whether that is more than in the period before. */
export function TotalsCard({ state, pricing }: Props) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const question = totalsQuestion(pricing);
  const { data, isPending } = useQuery(questionQuery(question, state.filters));
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  const previousPeriod = useQuery({
    ...questionQuery(question, previousPeriodFilters ?? {}),
    enabled: previousPeriodFilters !== undefined,
  }).data;
  const row = data?.rows[0];
  if (isPending) {
    return (
      <div className="card revenue-totals">
        <Skeleton height="4.5rem" />
      </div>
    );
  }
  // The cards below show an error, or that there are no matches.
  if (row === undefined || countOf(row, 'games') === 0) return null;
  const formatCoins = (value: number) => format.number(value, Math.abs(value) < 100 ? 1 : 0);
  const counts = COUNTS.map((name) => ({
    id: name,
    label: <MeasureLabel name={name}>{t(`measures.${name}`)}</MeasureLabel>,
    value: name === 'value' ? formatCoins(countOf(row, name)) : format.number(countOf(row, name)),
    change: previousPeriodFilters !== undefined && (
      <DailyChange
        question={totalsByDayQuestion(pricing)}
        name={name}
        now={state.filters}
        before={previousPeriodFilters}
      />
    ),
  }));
  const means = MEANS.map((name) => {
    const { n, mean } = meanOf(row, name);
    const change = changeOf(row[name], previousPeriod?.rows[0]?.[name]);
    return {
      id: name,
      label: <MeasureLabel name={name}>{t(`measures.${name}`)}</MeasureLabel>,
      value: n === 0 ? '–' : formatCoins(mean),
      change: change !== null && <ChangeText {...change} better="higher" />,
    };
  });
  return (
    <section className="card revenue-totals" aria-label={t('tiles.label')}>
      <PeriodTiles tiles={[...counts, ...means]} before={previousPeriodFilters} />
    </section>
  );
}
