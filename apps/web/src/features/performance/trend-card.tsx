import { rateOf as rate } from '@scrapboard/statistics/wilson-interval';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { timeTicks } from '../../charts/time-ticks.ts';
import { ChoiceLinks } from '../../choice-links.tsx';
import { DAY_MS } from '../../day-ms.ts';
import type { Format } from '../../format.ts';
import { addDays } from '../../questions/period.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import type { PartCardProps } from './part-card-props.ts';
import { type TrendMeasure, trendMeasures } from './performance-search.ts';
import { partWeeks } from './questions.ts';

const WEEK_DAYS = 7;

/** The results of a part week by week. */
export function TrendCard({ kind, id, state }: PartCardProps) {
  const { t } = useTranslation(['performance', 'common']);
  const { pageSearch, filters, href, set } = state;
  const { counting, trend } = pageSearch;
  const questions = useMemo(() => partWeeks(kind, id, counting), [kind, id, counting]);
  const query = useQuestions(questions, filters);
  const stepText = useStepText(state);
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
      {({ part, all }) => (
        <TrendChart
          measure={trend}
          weeks={readWeeks(part, all, trend)}
          nameOf={(week) => stepText(week, 'week').title}
          onPick={(week) => set({ period: 'custom', from: week, to: addDays(week, WEEK_DAYS - 1) })}
        />
      )}
    </QuestionCard>
  );
}

interface Week {
  week: string;
  games: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

const MEASURE_NAMES = {
  result: 'winRateAboveExpectation',
  winRate: 'winRate',
  damage: 'damagePerGame',
} as const;

function readWeeks(part: Answer, all: Answer, trend: TrendMeasure): Week[] {
  const vehicles = new Map(all.rows.map((row) => [keyOf(row, 'week'), countOf(row, 'vehicles')]));
  return part.rows.map((row) => {
    const week = keyOf(row, 'week');
    const games = countOf(row, 'games');
    if (trend === 'share') {
      const { percent, low, high, of } = rate(games, vehicles.get(week) ?? 0);
      return { week, games, value: of === 0 ? null : percent, low, high };
    }
    const { shown, low, high } = readValue(row[MEASURE_NAMES[trend]] ?? null);
    return { week, games, value: typeof shown === 'number' ? shown : null, low, high };
  });
}

function valueFormatter(measure: TrendMeasure, format: Format): (value: number) => string {
  if (measure === 'damage') return (value) => format.number(value);
  if (measure === 'result') return (value) => format.signed(value, 1);
  return (value) => format.percent(value);
}

interface ChartProps {
  measure: TrendMeasure;
  weeks: readonly Week[];
  onPick: (week: string) => void;
  /** Names a week, with its days if the filters leave out some of them. */
  nameOf: (week: string) => string;
}

function TrendChart({ measure, weeks, onPick, nameOf }: ChartProps) {
  const { t } = useTranslation(['performance', 'common']);
  const format = useFormat();
  const formatValue = valueFormatter(measure, format);
  const name = t(`trend.${measure}`);
  const points = weeks.map(({ week, games, value, low, high }, index): LinePoint => {
    const at = Date.parse(week);
    const before = weeks[index - 1];
    return {
      x: at,
      value,
      ...(low !== null && { low }),
      ...(high !== null && { high }),
      isAfterGap: before !== undefined && at - Date.parse(before.week) > WEEK_DAYS * DAY_MS,
      title: t('trend.week', { day: nameOf(week) }),
      lines: [
        `${name}: ${value === null ? '–' : formatValue(value)}`,
        ...(low === null || high === null
          ? []
          : [t('trend.range', { low: formatValue(low), high: formatValue(high) })]),
        t('common:games', { count: games, n: format.number(games) }),
      ],
    };
  });
  const pick = (index: number) => {
    const week = weeks[index]?.week;
    if (week !== undefined) onPick(week);
  };
  return (
    <div className="card-body">
      <ChartFigure
        name={`${t('trend.title')}: ${name}`}
        kind="line"
        points={points}
        formatValue={formatValue}
        onPick={pick}
        table={{
          headings: [t('trend.weekHeading'), name, t('trend.games')],
          rows: weeks.map(({ week, games, value }) => ({
            text: [nameOf(week), value === null ? '–' : formatValue(value), format.number(games)],
            raw: [week, value, games],
          })),
        }}
      >
        <LineChart
          label={name}
          points={points}
          ticks={(from, to, max) => timeTicks(from, to, max, format.locale)}
          formatValue={formatValue}
          {...(measure === 'result' && { reference: 0 })}
          {...(measure === 'winRate' && { reference: 50 })}
          onPick={pick}
        />
      </ChartFigure>
    </div>
  );
}
