import { rateOf } from '@scrapboard/statistics/wilson-interval';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import type { Format } from '../../format.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { WeekChart, type WeekValue } from '../../questions/week-chart.tsx';
import { useFormat } from '../../use-format.ts';
import type { PartCardProps } from './part-card-props.ts';
import { type TrendMeasure, trendMeasures } from './performance-search.ts';
import { weeklyPartQuestions } from './questions.ts';

/** The results of a part week by week. */
export function TrendCard({ kind, id, state }: PartCardProps) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const { pageSearch, filters, href } = state;
  const { counting, trend } = pageSearch;
  const questions = useMemo(() => weeklyPartQuestions(kind, id, counting), [kind, id, counting]);
  const query = useQuestions(questions, filters);
  return (
    <QuestionCard
      title={t('trend.title')}
      query={query}
      state={state}
      isEmpty={({ part }) => part.rows.length === 0}
      height="18rem"
      actions={
        <ChoiceLinks
          label={t('trend.label')}
          choices={trendMeasures.map((value) => ({ value, text: t(`trend.${value}`) }))}
          current={trend}
          href={(value) => href({ trend: value })}
        />
      }
    >
      {({ part, kindVehicles }) => (
        <WeekChart
          title={t('trend.title')}
          name={t(`trend.${trend}`)}
          weeks={readWeeks(part, kindVehicles, trend)}
          formatValue={createValueFormatter(trend, format)}
          reference={REFERENCE_VALUES[trend]}
          state={state}
        />
      )}
    </QuestionCard>
  );
}

const REFERENCE_VALUES: Partial<Record<TrendMeasure, number>> = { result: 0, winRate: 50 };

const MEASURE_NAMES = {
  result: 'winRateAboveExpectation',
  winRate: 'winRate',
  damage: 'damagePerGame',
} as const;

function readWeeks(part: Answer, kindVehicles: Answer, trend: TrendMeasure): WeekValue[] {
  const vehicles = new Map(
    kindVehicles.rows.map((row) => [keyOf(row, 'week'), countOf(row, 'vehicles')]),
  );
  return part.rows.map((row) => {
    const week = keyOf(row, 'week');
    const games = countOf(row, 'games');
    if (trend === 'share') {
      const { percent, low, high, of } = rateOf(games, vehicles.get(week) ?? 0);
      return { week, games, value: of === 0 ? null : percent, low, high };
    }
    const { shown, low, high } = readValue(row[MEASURE_NAMES[trend]] ?? null);
    return { week, games, value: typeof shown === 'number' ? shown : null, low, high };
  });
}

function createValueFormatter(measure: TrendMeasure, format: Format): (value: number) => string {
  if (measure === 'damage') return (value) => format.number(value);
  if (measure === 'result') return (value) => format.signed(value, 1);
  return (value) => format.percent(value);
}
