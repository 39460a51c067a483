import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { styleSeries } from '../../charts/series.ts';
import { SeriesChart } from '../../charts/series-chart.tsx';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { LineLegend } from '../../questions/line-legend.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { stepTicks } from '../../questions/step-ticks.ts';
import { allSteps, daysOfStep, type Step, startOfStep } from '../../questions/time-steps.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import { type ActivitySearch, stepOf } from './activity-search.ts';
import { playersQuestion, uploadsQuestion } from './questions.ts';
import { StepLinks } from './step-links.tsx';
import { UploadTiles } from './upload-tiles.tsx';

const MEASURES = ['uploads', 'matches', 'players', 'uploaders', 'humans', 'bots'] as const;
/** Counts of people have their axis at the right, all others at the left. */
const RIGHT_AXIS_MEASURES: readonly string[] = ['players', 'uploaders'];
const COUNT_AXIS = { hasWholeTicks: true, includesZero: true };

type UploadCounts = Answers<{
  uploads: ReturnType<typeof uploadsQuestion<Step>>;
  players: ReturnType<typeof playersQuestion<Step>>;
}>;

/** How much was uploaded and how many played, in total and over time. */
export function UploadCountCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const step = stepOf(state.pageSearch, state.filters);
  const query = useQuestions(
    { uploads: uploadsQuestion(step), players: playersQuestion(step) },
    state.filters,
  );
  return (
    <QuestionCard
      title={t('uploads.title')}
      note={t('uploads.note')}
      query={query}
      state={state}
      isEmpty={({ players, uploads }) => players.rows.length === 0 && uploads.rows.length === 0}
      ignored={({ uploads }) => uploads.ignored}
      height="28rem"
      actions={<StepLinks state={state} />}
    >
      {(data) => (
        <div className="card-body">
          <UploadTiles state={state} />
          <Chart data={data} step={step} state={state} />
        </div>
      )}
    </QuestionCard>
  );
}

interface ChartProps {
  data: UploadCounts;
  step: Step;
  state: QuestionFilters<ActivitySearch>;
}

function Chart({ data, step, state }: ChartProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const stepText = useStepText(state);
  const [hidden, toggle] = useHiddenSeries(['humans', 'bots']);
  const allSeries = styleSeries(
    MEASURES.map((id) => ({ id, name: t(`questions:measures.${id}`) })),
  );
  const { keys, values } = useMemo(() => {
    const uploads = new Map(data.uploads.rows.map((row) => [keyOf(row, step), row]));
    const players = new Map(data.players.rows.map((row) => [keyOf(row, step), row]));
    const keys = allSteps([...uploads.keys(), ...players.keys()], step);
    const values = keys.map((key) => ({
      uploads: countOf(uploads.get(key), 'uploads'),
      uploaders: countOf(uploads.get(key), 'uploaders'),
      matches: countOf(players.get(key), 'matches'),
      players: countOf(players.get(key), 'players'),
      humans: countOf(players.get(key), 'humans'),
      bots: countOf(players.get(key), 'bots'),
    }));
    return { keys, values };
  }, [data, step]);
  const positions = keys.map((key, index) => ({
    at: startOfStep(key),
    ...stepText(key, step),
    lines: MEASURES.map(
      (name) => `${t(`questions:measures.${name}`)}: ${format.number(values[index]?.[name] ?? 0)}`,
    ),
  }));
  const shownSeries = allSeries.filter(({ id }) => !hidden.includes(id));
  const name = t('activity:uploads.title');
  return (
    <>
      <LineLegend series={allSeries} hidden={hidden} onToggle={toggle} />
      <ChartFigure
        name={name}
        kind="line"
        points={positions.map((position, index) => ({
          ...position,
          value: values[index]?.matches ?? 0,
        }))}
        formatValue={format.number}
        series={shownSeries}
        table={{
          headings: [t(`questions:dimensions.${step}`), ...allSeries.map((series) => series.name)],
          rows: positions.map(({ title }, index) => {
            const row = MEASURES.map((series) => values[index]?.[series] ?? 0);
            return {
              text: [title, ...row.map((value) => format.number(value))],
              raw: [keys[index] ?? '', ...row],
            };
          }),
        }}
        legend={t('activity:uploads.axes')}
      >
        <SeriesChart
          label={name}
          positions={positions}
          series={shownSeries.map((series) => ({
            ...series,
            usesRightAxis: RIGHT_AXIS_MEASURES.includes(series.id),
            values: values.map((row) => row[series.id as (typeof MEASURES)[number]]),
          }))}
          ticks={stepTicks(keys, step, format.locale)}
          formatValue={(value) => format.compact(value)}
          axis={COUNT_AXIS}
          onPick={
            step === 'day'
              ? undefined
              : (index) => {
                  const key = keys[index];
                  if (key !== undefined) state.set({ period: 'custom', ...daysOfStep(key, step) });
                }
          }
        />
      </ChartFigure>
    </>
  );
}
