import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { SeriesChart } from '../../charts/series-chart.tsx';
import { timeTicks } from '../../charts/time-ticks.ts';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { ChoiceLinks } from '../../choice-links.tsx';
import { formatMeasure } from '../../questions/format-measure.ts';
import { LineLegend } from '../../questions/line-legend.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import { countDays } from '../../questions/period.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { allSteps, type Step, startOfStep } from '../../questions/time-steps.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { trendMeasures } from './compare-search.ts';
import { subjectTrend } from './questions.ts';
import { subjectSources } from './subject.ts';

/** Periods of more days are shown by month. */
const MAX_DAYS_BY_WEEK = 100;
const HEIGHT = '26rem';

/** A stat over time, with a line for each subject. */
export function TrendCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const { filters, pageSearch, href } = state;
  const { from, to } = filters;
  const isShort =
    from !== undefined && to !== undefined && countDays({ from, to }) <= MAX_DAYS_BY_WEEK;
  const step: Step = isShort ? 'week' : 'month';
  const ids = subjects.map(({ id }) => id);
  const query = useQuestions({ trend: subjectTrend(kind, ids, pageSearch.trend, step) }, filters);
  return (
    <QuestionCard
      title={t('comparison:trend.title')}
      note={t(`comparison:trend.${step}`, { minimum: MIN_SAMPLE })}
      query={query}
      state={state}
      isEmpty={({ trend }) => trend.rows.length === 0}
      height={HEIGHT}
      actions={
        <ChoiceLinks
          label={t('comparison:trend.label')}
          choices={trendMeasures.map((value) => ({
            value,
            text: t(`questions:measures.${value}`),
          }))}
          current={pageSearch.trend}
          href={(trend) => href({ trend })}
        />
      }
    >
      {({ trend }) => <Trend {...{ kind, subjects, state, step }} answer={trend} />}
    </QuestionCard>
  );
}

function Trend({
  kind,
  subjects,
  state,
  step,
  answer,
}: CardProps & { step: Step; answer: Answer }) {
  const { t } = useTranslation(['comparison', 'questions', 'common']);
  const format = useFormat();
  const stepText = useStepText(state);
  const [hidden, toggle] = useHiddenSeries();
  const { facts, dimension } = subjectSources[kind];
  const stat = state.pageSearch.trend;
  const measure = measureOf(facts, stat);
  const rowByKey = new Map(
    answer.rows.map((row: Row) => [`${keyOf(row, dimension)} ${keyOf(row, step)}`, row]),
  );
  const keys = allSteps(
    answer.rows.map((row: Row) => keyOf(row, step)),
    step,
  );
  const shownSubjects = subjects.filter(({ id }) => !hidden.includes(id));
  const valueAt = (id: string, key: string): number | null => {
    const row = rowByKey.get(`${id} ${key}`);
    if (row === undefined || countOf(row, 'games') < MIN_SAMPLE) return null;
    const value = readValue(row[stat] ?? null).shown;
    return typeof value === 'number' ? value : null;
  };
  const formatValue = (value: number) => formatMeasure(measure, value, format);
  const positions = keys.map((key) => ({
    at: startOfStep(key),
    ...stepText(key, step),
    lines: shownSubjects.map(({ id, name }) => {
      const value = valueAt(id, key);
      const count = countOf(rowByKey.get(`${id} ${key}`), 'games');
      const gamesText = t('common:games', { count, n: format.number(count) });
      return `${name}: ${value === null ? '–' : formatValue(value)} (${gamesText})`;
    }),
  }));
  const name = `${t('comparison:trend.title')}: ${t(`questions:measures.${stat}`)}`;
  const firstSubjectWithValues = shownSubjects.find(({ id }) =>
    keys.some((key) => valueAt(id, key) !== null),
  );
  return (
    <div className="card-body">
      <LineLegend series={subjects} hidden={hidden} onToggle={toggle} />
      <ChartFigure
        name={name}
        kind="line"
        points={positions.map((position, index) => ({
          ...position,
          value:
            firstSubjectWithValues === undefined
              ? null
              : valueAt(firstSubjectWithValues.id, keys[index] ?? ''),
        }))}
        formatValue={formatValue}
        series={shownSubjects}
        table={{
          headings: [t(`questions:dimensions.${step}`), ...subjects.map((subject) => subject.name)],
          rows: keys.map((key) => {
            const values = subjects.map(({ id }) => valueAt(id, key));
            return {
              text: [
                stepText(key, step).title,
                ...values.map((value) => (value === null ? '–' : formatValue(value))),
              ],
              raw: [key, ...values],
            };
          }),
        }}
      >
        <SeriesChart
          label={name}
          positions={positions}
          series={shownSubjects.map((subject) => ({
            ...subject,
            values: keys.map((key) => valueAt(subject.id, key)),
          }))}
          ticks={(from, to, max) => timeTicks(from, to, max, format.locale)}
          formatValue={formatValue}
        />
      </ChartFigure>
    </div>
  );
}
