import type { PlayerGraphs } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import type { ColorRole } from '../../../charts/colors.ts';
import { LineChart } from '../../../charts/line-chart.tsx';
import { rollingMean } from '../../../charts/rolling-mean.ts';
import { DAY_MS } from '../../../day-ms.ts';
import { useFormat } from '../../../use-format.ts';
import { ChartCard } from './chart-card.tsx';
import {
  formatSpan,
  formatSpanDays,
  isAfterGap,
  middleOfSpan,
  toIsoDates,
  toSpan,
} from './step-span.ts';
import { useOpenSpan } from './use-open-span.ts';
import { useTimeAxis } from './use-time-axis.ts';

interface Props {
  graphs: PlayerGraphs;
  title: string;
  note?: string;
  measure: 'damage' | 'mmr';
  color: ColorRole;
  /** Formats the values on the axis. */
  formatValue: (value: number) => string;
  /** Whether their rolling mean is shown as well, because the points scatter. */
  showsRollingMean?: boolean;
}

/** A week, four weeks or three months; 75 days, because months have 28 to 31. */
const WINDOW_MS = { day: 7 * DAY_MS, week: 28 * DAY_MS, month: 75 * DAY_MS };
/** Fewer points can be read at a glance. */
const MIN_POINTS_TO_SMOOTH = 8;

/** A measure of each day, week or month over time. */
export function StepCard({
  graphs,
  title,
  note,
  measure,
  color,
  formatValue,
  showsRollingMean = false,
}: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const openSpan = useOpenSpan();
  const timeAxis = useTimeAxis(graphs);
  const { form, step } = graphs;
  const spans = useMemo(() => form.map(({ at }) => toSpan(at, at, step)), [form, step]);
  const trend = useMemo(() => {
    if (!showsRollingMean || form.length < MIN_POINTS_TO_SMOOTH) return undefined;
    const weightedPoints = form.map((point) => ({
      x: Date.parse(point.at),
      value: point[measure],
      weight: point.games,
    }));
    return rollingMean(weightedPoints, WINDOW_MS[step]);
  }, [form, step, measure, showsRollingMean]);
  const points = useMemo(
    () =>
      form.flatMap((point, index) => {
        const span = spans[index];
        if (span === undefined) return [];
        const value = point[measure];
        const mean = trend?.[index];
        return {
          x: middleOfSpan(span),
          value,
          isAfterGap: isAfterGap(span, spans[index - 1], step),
          title: formatSpan(span, format),
          lines: [
            `${title} ${value === null ? '–' : format.number(value)}`,
            ...(mean == null ? [] : [t(`graphs.mean.${step}`, { n: format.number(mean) })]),
            t('common:ofGames', { count: point.games, n: format.number(point.games) }),
          ],
        };
      }),
    [form, spans, step, measure, trend, title, format, t],
  );
  const onPick = (index: number) => openSpan(spans[index]);
  return (
    <ChartCard title={title} {...(note !== undefined && { note })}>
      <ChartFigure
        name={title}
        kind="line"
        points={points}
        formatValue={(value) => format.number(value)}
        onPick={onPick}
        {...(trend !== undefined && { legend: t(`graphs.meanLegend.${step}`) })}
        table={{
          headings: [t('graphs.from'), t('graphs.to'), t('graphs.games'), title],
          rows: form.flatMap((point, index) => {
            const span = spans[index];
            if (span === undefined) return [];
            const value = point[measure];
            return {
              text: [
                ...formatSpanDays(span, format),
                format.number(point.games),
                value === null ? '–' : format.number(value),
              ],
              raw: [...toIsoDates(span), point.games, value],
            };
          }),
        }}
      >
        <LineChart
          label={title}
          points={points}
          {...timeAxis}
          {...(trend !== undefined && { trend })}
          formatValue={formatValue}
          color={color}
          onPick={onPick}
        />
      </ChartFigure>
    </ChartCard>
  );
}
