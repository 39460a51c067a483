import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { styleSeries } from '../charts/series.ts';
import { SeriesLegend } from '../charts/series-legend.tsx';
import { StackedBars } from '../charts/stacked-bars.tsx';
import { useHiddenSeries } from '../charts/use-hidden-series.ts';
import { useChartLinks } from '../questions/use-chart-links.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import { ORDERED_DIMENSIONS } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { useAxisText } from './use-axis-text.ts';
import { useToPoint } from './use-to-point.ts';
import { useValueLinks } from './use-value-links.ts';

/** Bars of the second dimension’s values, on top of each other or side by side. */
export function SeriesBarChart(props: ChartProps & { isGrouped: boolean }) {
  const { name, state, answer, by, split, matrix, isGrouped } = props;
  const { t } = useTranslation(['questions', 'common']);
  const keyText = useKeyText();
  const axisText = useAxisText(state.pageSearch.measure);
  const pointOf = useToPoint(state.pageSearch.measure);
  const linkOf = useValueLinks(state);
  const [hidden, toggle] = useHiddenSeries();
  const links = useChartLinks((index) => linkOf(by, matrix.keys[index] ?? '-'));
  const styles = styleSeries(
    matrix.series.map((key) => ({
      id: key,
      name: split === undefined ? '' : keyText(split, key, answer),
    })),
  );
  const shown = styles.filter(({ id }) => !hidden.includes(id));
  const bars = matrix.keys.map((key) => {
    const points = shown.map((series) => ({ series, ...pointOf(matrix.row(key, series.id)) }));
    const title = keyText(by, key, answer);
    return {
      label: title,
      title,
      // A rate of few games is in the texts only: its bar would be the highest or the lowest.
      values: points.map(({ value, hasFewGames }) => (hasFewGames ? 0 : (value ?? 0))),
      lines: points
        .filter(({ value }) => value !== null)
        .map(({ series, text, hasFewGames }) =>
          hasFewGames
            ? `${series.name}: ${text} (${t('common:fewGames')})`
            : `${series.name}: ${text}`,
        ),
    };
  });
  return (
    <>
      <SeriesLegend label={t('chart.series')} series={styles} hidden={hidden} onToggle={toggle} />
      <ChartFigure
        name={name}
        kind={ORDERED_DIMENSIONS.includes(by) ? 'bars' : 'categories'}
        points={bars.map(({ values, ...bar }) => ({
          ...bar,
          value: isGrouped ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0),
        }))}
        formatValue={axisText}
        series={shown}
        table={{
          headings: [t(`dimensions.${by}`), ...styles.map((series) => series.name)],
          rows: matrix.keys.map((key) => {
            const points = styles.map(({ id }) => pointOf(matrix.row(key, id)));
            return {
              text: [keyText(by, key, answer), ...points.map(({ text }) => text)],
              raw: [key, ...points.map(({ value }) => value)],
            };
          }),
        }}
      >
        <StackedBars
          label={name}
          series={shown}
          bars={bars}
          formatValue={axisText}
          isGrouped={isGrouped}
          onPick={links.onPick}
        />
      </ChartFigure>
    </>
  );
}
