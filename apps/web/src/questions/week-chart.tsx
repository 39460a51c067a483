import { addDays } from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../charts/line-chart.tsx';
import { timeTicks } from '../charts/time-ticks.ts';
import { DAY_MS } from '../day-ms.ts';
import { useFormat } from '../use-format.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { useStepText } from './use-step-text.ts';

const DAYS_PER_WEEK = 7;

/** A number of a week that has games, with its interval. */
export interface WeekValue {
  /** Its Monday, `2026-05-04`. */
  week: string;
  games: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

interface Props {
  /** What the chart is about, before the name of the number. */
  title: string;
  /** The name of the number. */
  name: string;
  weeks: readonly WeekValue[];
  formatValue: (value: number) => string;
  /** A value with a line of its own, such as 50% of a win rate. */
  reference?: number | undefined;
  state: QuestionFilters;
}

/** A number week by week; a week is a link to the page for its days. */
export function WeekChart({ title, name, weeks, formatValue, reference, state }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const stepText = useStepText(state);
  const titleOf = (week: string) => stepText(week, 'week').title;
  const points = weeks.map(({ week, games, value, low, high }, index): LinePoint => {
    const at = Date.parse(week);
    const previous = weeks[index - 1];
    return {
      x: at,
      value,
      ...(low !== null && { low }),
      ...(high !== null && { high }),
      isAfterGap: previous !== undefined && at - Date.parse(previous.week) > DAYS_PER_WEEK * DAY_MS,
      title: t('questions:weeks.week', { day: titleOf(week) }),
      lines: [
        `${name}: ${value === null ? '–' : formatValue(value)}`,
        ...(low === null || high === null
          ? []
          : [t('questions:weeks.range', { low: formatValue(low), high: formatValue(high) })]),
        t('common:games', { count: games, n: format.number(games) }),
      ],
    };
  });
  const pick = (index: number) => {
    const week = weeks[index]?.week;
    if (week === undefined) return;
    state.set({ period: 'custom', from: week, to: addDays(week, DAYS_PER_WEEK - 1) });
  };
  return (
    <div className="card-body">
      <ChartFigure
        name={`${title}: ${name}`}
        kind="line"
        points={points}
        formatValue={formatValue}
        onPick={pick}
        table={{
          headings: [t('questions:weeks.weekHeading'), name, t('questions:weeks.games')],
          rows: weeks.map(({ week, games, value }) => ({
            text: [titleOf(week), value === null ? '–' : formatValue(value), format.number(games)],
            raw: [week, value, games],
          })),
        }}
      >
        <LineChart
          label={name}
          points={points}
          ticks={(from, to, max) => timeTicks(from, to, max, format.locale)}
          formatValue={formatValue}
          {...(reference !== undefined && { reference })}
          onPick={pick}
        />
      </ChartFigure>
    </div>
  );
}
