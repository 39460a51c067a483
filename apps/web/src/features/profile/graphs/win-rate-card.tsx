import type { PlayerGraphs } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import { LineChart } from '../../../charts/line-chart.tsx';
import { useFormatRate } from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import { mergeSteps } from '../merge-steps.ts';
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

const PERCENT_AXIS = { min: 0, max: 100 };

/** The win rate over time with its interval. */
export function WinRateCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const openSpan = useOpenSpan();
  const timeAxis = useTimeAxis(graphs);
  const formatRate = useFormatRate();
  const steps = useMemo(
    () =>
      mergeSteps(graphs.form, MIN_SAMPLE).map(({ from, last, winRate }) => ({
        span: toSpan(from, last, graphs.step),
        winRate,
      })),
    [graphs],
  );
  const points = useMemo(
    () =>
      steps.map(({ span, winRate }, index) => ({
        x: middleOfSpan(span),
        value: winRate.percent,
        low: winRate.low,
        high: winRate.high,
        isAfterGap: isAfterGap(span, steps[index - 1]?.span, graphs.step),
        title: formatSpan(span, format),
        lines: [
          `${t('graphs.winRate')} ${formatRate(winRate)}`,
          t('common:interval', { range: format.interval(winRate.low, winRate.high) }),
          t('common:ofGames', { count: winRate.of, n: format.number(winRate.of) }),
        ],
      })),
    [steps, graphs.step, formatRate, format, t],
  );
  const name = t('graphs.form');
  const onPick = (index: number) => openSpan(steps[index]?.span);
  const step = t(`graphs.step.${graphs.step}`);
  return (
    <ChartCard title={name} note={t('graphs.formNote', { step, minimum: MIN_SAMPLE })}>
      <ChartFigure
        name={name}
        kind="line"
        points={points}
        formatValue={format.percent}
        onPick={onPick}
        table={{
          headings: [
            t('graphs.from'),
            t('graphs.to'),
            t('graphs.games'),
            t('graphs.winRate'),
            t('graphs.low'),
            t('graphs.high'),
          ],
          rows: steps.map(({ span, winRate: { of, percent, low, high } }) => ({
            text: [
              ...formatSpanDays(span, format),
              format.number(of),
              ...[percent, low, high].map((value) => format.percent(value)),
            ],
            raw: [...toIsoDates(span), of, percent, low, high],
          })),
        }}
      >
        <LineChart
          label={name}
          points={points}
          {...timeAxis}
          formatValue={(value) => format.percent(value, 0)}
          axis={PERCENT_AXIS}
          reference={50}
          onPick={onPick}
        />
      </ChartFigure>
    </ChartCard>
  );
}
