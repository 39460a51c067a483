import type { PlayerGraphs } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bar, BarChart } from '../../../charts/bar-chart.tsx';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import { useFormat } from '../../../use-format.ts';
import { ChartCard } from './chart-card.tsx';

const COUNT_AXIS = { hasWholeTicks: true };

/** A histogram of the damage per match. */
export function DistributionCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const { damage, median } = graphs;
  const name = t('graphs.distribution');
  const ranges = useMemo(
    () =>
      damage.map(({ from, to }) =>
        t('graphs.range', { from: format.number(from), to: format.number(to) }),
      ),
    [damage, format, t],
  );
  const bars = useMemo(
    () =>
      damage.map(
        (bin, index): Bar => ({
          label: `${format.compact(bin.from)}–${format.compact(bin.to)}`,
          value: bin.matches,
          lines: [
            ranges[index] ?? '',
            t('common:matches', { count: bin.matches, n: format.number(bin.matches) }),
          ],
        }),
      ),
    [damage, ranges, format, t],
  );
  const marker = useMemo(() => {
    if (median === null) return undefined;
    const bin = damage.findIndex(({ to }) => median < to);
    const medianBin = damage[bin];
    if (medianBin === undefined) return undefined;
    return {
      at: bin + (median - medianBin.from) / (medianBin.to - medianBin.from),
      text: t('graphs.median', { n: format.number(median) }),
    };
  }, [damage, median, format, t]);
  const formatValue = (value: number) => format.number(value);
  return (
    <ChartCard
      title={name}
      note={t('graphs.distributionNote', { median: format.number(median ?? 0) })}
    >
      <ChartFigure
        name={name}
        kind="bars"
        points={bars.map((bar, index) => ({ ...bar, title: ranges[index] ?? '' }))}
        formatValue={formatValue}
        table={{
          headings: [t('graphs.from'), t('graphs.to'), t('graphs.matches')],
          rows: damage.map(({ from, to, matches }) => ({
            text: [from, to, matches].map((value) => format.number(value)),
            raw: [from, to, matches],
          })),
        }}
      >
        <BarChart
          label={name}
          bars={bars}
          formatValue={formatValue}
          axis={COUNT_AXIS}
          color="series2"
          isHistogram
          {...(marker !== undefined && { markers: [marker] })}
        />
      </ChartFigure>
    </ChartCard>
  );
}
