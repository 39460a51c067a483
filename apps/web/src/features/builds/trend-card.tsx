import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import type { Format } from '../../format.ts';
import { formatMeasure } from '../../questions/format-measure.ts';
import { measureOf } from '../../questions/measure-of.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { WeekChart, type WeekValue } from '../../questions/week-chart.tsx';
import { useFormat } from '../../use-format.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { type TrendMeasure, trendMeasures } from './builds-search.ts';
import { buildWeeksQuestion } from './questions.ts';

const REFERENCE_VALUES: Partial<Record<TrendMeasure, number>> = {
  winRate: 50,
  winRateAboveExpectation: 0,
};

/** How much a build is driven, and its results, week by week. */
export function TrendCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const { pageSearch, filters, href } = state;
  const { trend } = pageSearch;
  const nameOf = (name: TrendMeasure) =>
    name === 'winRateAboveExpectation'
      ? t('builds:columns.above')
      : t(`questions:measures.${name}`);
  const query = useQuestions({ weeks: buildWeeksQuestion(build) }, filters);
  return (
    <QuestionCard
      title={t('builds:trend.title')}
      query={query}
      state={state}
      isEmpty={({ weeks }) => weeks.rows.length === 0}
      height="18rem"
      actions={
        <ChoiceLinks
          label={t('builds:trend.label')}
          choices={trendMeasures.map((value) => ({ value, text: nameOf(value) }))}
          current={trend}
          href={(value) => href({ trend: value })}
        />
      }
    >
      {({ weeks }) => (
        <WeekChart
          title={t('builds:trend.title')}
          name={nameOf(trend)}
          weeks={weeks.rows.map((row) => readWeek(row, trend))}
          formatValue={createValueFormatter(trend, format)}
          reference={REFERENCE_VALUES[trend]}
          state={state}
        />
      )}
    </QuestionCard>
  );
}

function readWeek(row: Row, trend: TrendMeasure): WeekValue {
  const { shown, low, high } = readValue(row[trend] ?? null);
  return {
    week: keyOf(row, 'week'),
    games: countOf(row, 'games'),
    value: typeof shown === 'number' ? shown : null,
    low,
    high,
  };
}

function createValueFormatter(trend: TrendMeasure, format: Format): (value: number) => string {
  if (trend === 'winRateAboveExpectation') return (value) => format.signed(value, 1);
  const measure = measureOf('players', trend);
  return (value) => formatMeasure(measure, value, format);
}
