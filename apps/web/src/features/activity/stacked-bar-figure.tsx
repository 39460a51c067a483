import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { styleSeries } from '../../charts/series.ts';
import { SeriesLegend } from '../../charts/series-legend.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { useFormat } from '../../use-format.ts';

interface Props {
  /** The name of the chart. */
  name: string;
  /** The heading of its keys in the table. */
  keyHeading: string;
  series: readonly { id: string; name: string }[];
  /** A bar for each key, with a value for each series. */
  bars: readonly {
    key: string;
    label: string;
    title: string;
    values: readonly number[];
    isPartial?: boolean;
    /** More lines of its tooltip. */
    lines?: readonly string[];
  }[];
  /** Whether bars show shares of their total instead of counts. */
  isShare?: boolean;
  /** What is counted, with its number: “12 matches”. */
  formatCount: (count: number) => string;
  onPick?: ((key: string) => void) | undefined;
}

const COUNT_AXIS = { hasWholeTicks: true };
const SHARE_AXIS = { min: 0, max: 100 };

/** Stacked bars with a legend that switches series, their numbers as a table, and downloads. */
export function StackedBarFigure(props: Props) {
  const { name, keyHeading, bars, isShare = false, formatCount, onPick } = props;
  const { t } = useTranslation('questions');
  const format = useFormat();
  const [hidden, toggle] = useHiddenSeries();
  const allSeries = styleSeries(props.series);
  const isShown = allSeries.map(({ id }) => !hidden.includes(id));
  const shownSeries = allSeries.filter((_, index) => isShown[index]);
  const formatValue = (value: number) =>
    isShare ? format.percent(value, 0) : format.compact(value);
  const chartBars = bars.map(({ label, title, values, isPartial, lines: extraLines = [] }) => {
    const counts = values.filter((_, index) => isShown[index]);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const share = (count: number) => (total === 0 ? 0 : (100 * count) / total);
    const lines = shownSeries.flatMap((series, index) => {
      const count = counts[index] ?? 0;
      if (count === 0) return [];
      return `${series.name}: ${format.number(count)} (${format.percent(share(count), 0)})`;
    });
    return {
      label,
      title,
      total,
      isPartial,
      values: isShare ? counts.map(share) : counts,
      lines: [formatCount(total), ...lines.toReversed(), ...extraLines],
    };
  });
  return (
    <>
      <SeriesLegend
        label={t('chart.series')}
        series={allSeries}
        hidden={hidden}
        onToggle={toggle}
      />
      <ChartFigure
        name={name}
        kind="bars"
        points={chartBars.map(({ title, total, lines }) => ({ title, value: total, lines }))}
        formatValue={format.number}
        series={shownSeries}
        table={{
          headings: [keyHeading, ...allSeries.map((series) => series.name)],
          rows: bars.map(({ key, title, values }) => ({
            text: [title, ...values.map((value) => format.number(value))],
            raw: [key, ...values],
          })),
        }}
        {...(onPick !== undefined && { onPick: (index: number) => pick(index) })}
      >
        <StackedBars
          label={name}
          series={shownSeries}
          bars={chartBars}
          formatValue={formatValue}
          axis={isShare ? SHARE_AXIS : COUNT_AXIS}
          onPick={onPick === undefined ? undefined : pick}
        />
      </ChartFigure>
    </>
  );

  function pick(index: number) {
    const key = bars[index]?.key;
    if (key !== undefined) onPick?.(key);
  }
}
