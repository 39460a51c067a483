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
import { type Step, startOfStep } from '../../questions/time-steps.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { trendMeasures } from './compare-search.ts';
import { poolSteps, type SubjectStep } from './pool-steps.ts';
import { subjectTrendQuestion } from './questions.ts';
import { subjectSources } from './subject.ts';

/** Periods of more days are shown by week or month. */
const MAX_DAYS_BY_DAY = 14;
/** Periods of more days are shown by month. */
const MAX_DAYS_BY_WEEK = 100;
const HEIGHT = '26rem';

/** A stat over time, with a line for each subject. */
export function TrendCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const { filters, pageSearch, href } = state;
  const { from, to } = filters;
  const days = from === undefined || to === undefined ? null : countDays({ from, to });
  const step = stepFor(days);
  const ids = subjects.map(({ id }) => id);
  const query = useQuestions(
    { trend: subjectTrendQuestion(kind, ids, pageSearch.trend, step) },
    filters,
  );
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

/** Returns the step for a period of that many days; null is all time. */
function stepFor(days: number | null): Step {
  if (days === null || days > MAX_DAYS_BY_WEEK) return 'month';
  return days > MAX_DAYS_BY_DAY ? 'week' : 'day';
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
  const pointsBySubject = new Map(
    subjects.map(({ id }) => {
      const rows = answer.rows.filter((row: Row) => keyOf(row, dimension) === id);
      return [id, poolSteps(readSteps(rows, step, stat), MIN_SAMPLE)] as const;
    }),
  );
  const pointAt = (id: string, key: string) =>
    pointsBySubject.get(id)?.find((point) => point.key === key);
  const valueAt = (id: string, key: string) => pointAt(id, key)?.value ?? null;
  const keys = [
    ...new Set([...pointsBySubject.values()].flatMap((points) => points.map(({ key }) => key))),
  ].toSorted();
  const shownSubjects = subjects.filter(({ id }) => !hidden.includes(id));
  const formatValue = (value: number) => formatMeasure(measure, value, format);
  const positions = keys.map((key) => ({
    at: startOfStep(key),
    ...stepText(key, step),
    lines: shownSubjects.flatMap((subject) => {
      const point = pointAt(subject.id, key);
      if (point === undefined) return [];
      const count = point.games;
      const games = t('common:games', { count, n: format.number(count) });
      const start = stepText(point.from, step).label;
      const text = point.from === key ? games : t('comparison:trend.since', { games, from: start });
      return [`${subject.name}: ${formatValue(point.value)} (${text})`];
    }),
  }));
  const name = `${t('comparison:trend.title')}: ${t(`questions:measures.${stat}`)}`;
  const firstSubjectWithValues = shownSubjects.find(({ id }) =>
    keys.some((key) => valueAt(id, key) !== null),
  );
  if (keys.length === 0) {
    return (
      <Notice
        icon="trendingUp"
        title={t('comparison:trend.few')}
        text={t('comparison:trend.fewText', { minimum: MIN_SAMPLE })}
      />
    );
  }
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
            spansGaps: true,
            values: keys.map((key) => valueAt(subject.id, key)),
          }))}
          ticks={(from, to, max) => timeTicks(from, to, max, format.locale)}
          formatValue={formatValue}
        />
      </ChartFigure>
    </div>
  );
}

/** Returns the steps of one subject in which the stat has a value, oldest first. */
function readSteps(rows: readonly Row[], step: Step, stat: string): SubjectStep[] {
  return rows
    .flatMap((row) => {
      const { shown, sample } = readValue(row[stat] ?? null, countOf(row, 'games'));
      const key = keyOf(row, step);
      if (typeof shown !== 'number' || key === '-') return [];
      return [{ key, games: countOf(row, 'games'), weight: sample ?? 0, value: shown }];
    })
    .toSorted((a, b) => a.key.localeCompare(b.key));
}
