import { useTranslation } from 'react-i18next';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { type ColorRole, seriesColors } from '../charts/colors.ts';
import { DiamondLegend } from '../charts/diamond-mark.tsx';
import { IntervalPlot } from '../charts/interval-plot.tsx';
import { useChartLinks } from '../questions/use-chart-links.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import { ORDERED_DIMENSIONS } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { measureDefinition } from './fact-measure.ts';
import { rowKey } from './to-matrix.ts';
import { useAxisText } from './use-axis-text.ts';
import { useToPoint } from './use-to-point.ts';
import { useValueLinks } from './use-value-links.ts';

/** A bar, or a dot and its range, for each value of one dimension. */
export function RowChart({ kind, ...props }: ChartProps & { kind: 'bars' | 'ranges' }) {
  const { name, state, answer, by, matrix, overlays } = props;
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  const { measure } = state.pageSearch;
  const axisText = useAxisText(measure);
  const pointOf = useToPoint(measure);
  const linkOf = useValueLinks(state);
  const rows = matrix.keys.flatMap((key) => {
    const rowPoint = pointOf(matrix.row(key, ''));
    const { value } = rowPoint;
    if (value === null) return [];
    const overlayPoints = overlays.map(({ label, rows }, index) => ({
      ...pointOf(rows.get(rowKey(key, ''))),
      label,
      color: colorOfOverlay(overlays, index),
    }));
    const known = overlayPoints.filter((point) => point.value !== null);
    return {
      ...rowPoint,
      value,
      key,
      overlayPoints,
      // Few games of one player are not marked, only written out: 0% of one game says nothing.
      diamonds: known.flatMap((point) =>
        point.hasFewGames || point.value === null
          ? []
          : [{ value: point.value, color: point.color }],
      ),
      title: keyText(by, key, answer),
      lines: [...rowPoint.lines, ...known.map(({ label, text }) => `${label}: ${text}`)],
    };
  });
  const links = useChartLinks((index) => linkOf(by, rows[index]?.key ?? '-'));
  const isVertical = kind === 'bars' && ORDERED_DIMENSIONS.includes(by) && overlays.length === 0;
  return (
    <ChartFigure
      name={name}
      kind={ORDERED_DIMENSIONS.includes(by) ? 'bars' : 'categories'}
      points={rows.map((row) => ({ ...row, isSmallSample: row.hasFewGames }))}
      formatValue={axisText}
      legend={overlays.map(({ label }, index) => (
        <DiamondLegend key={label} text={label} color={colorOfOverlay(overlays, index)} />
      ))}
      table={{
        headings: [
          t(`dimensions.${by}`),
          t(`measures.${measure.name}`),
          ...overlays.map(({ label }) => label),
        ],
        rows: rows.map(({ key, title, text, value, overlayPoints }) => ({
          text: [title, text, ...overlayPoints.map((point) => axisText(point.value))],
          raw: [key, value, ...overlayPoints.map((point) => point.value)],
        })),
      }}
    >
      {isVertical ? (
        <BarChart
          label={name}
          bars={rows.map(({ title, value, low, high, lines, hasFewGames }) => ({
            label: title,
            value,
            lines,
            isSmallSample: hasFewGames,
            ...(low !== null && high !== null && { low, high }),
          }))}
          formatValue={axisText}
          {...links}
        />
      ) : (
        <IntervalPlot
          label={name}
          rows={rows.map(({ key, title, value, low, high, lines, hasFewGames, diamonds }) => ({
            id: key,
            name: title,
            value,
            low: low ?? value,
            high: high ?? value,
            lines,
            isSmallSample: hasFewGames,
            diamonds,
          }))}
          formatValue={axisText}
          hasBars={kind === 'bars'}
          onPick={links.onPick}
          {...(measureDefinition(measure).kind === 'excess' && { reference: 0 })}
        />
      )}
    </ChartFigure>
  );
}

/** Returns the colour of an overlay’s diamonds, which distinguishes it from other overlays. */
function colorOfOverlay(overlays: readonly unknown[], index: number): ColorRole {
  return overlays.length === 1 ? 'brand' : (seriesColors[index + 1] ?? 'brand');
}
