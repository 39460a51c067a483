import { useTranslation } from 'react-i18next';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { DiamondLegend } from '../charts/diamond-mark.tsx';
import { IntervalPlot } from '../charts/interval-plot.tsx';
import { useChartLinks } from '../questions/use-chart-links.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import { ORDERED_DIMENSIONS } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { measureDefinition } from './fact-measure.ts';
import { rowKey } from './to-matrix.ts';
import { useAxisText } from './use-axis-text.ts';
import { usePoints } from './use-points.ts';
import { useValueLinks } from './use-value-links.ts';

/** A bar, or a dot and its range, for each value of one dimension. */
export function RowChart({ kind, ...props }: ChartProps & { kind: 'bars' | 'ranges' }) {
  const { name, state, answer, by, matrix, marked } = props;
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  const { measure } = state.pageSearch;
  const axisText = useAxisText(measure);
  const pointOf = usePoints(measure);
  const linkOf = useValueLinks(state);
  const rows = matrix.keys.flatMap((key) => {
    const rowPoint = pointOf(matrix.row(key, ''));
    const markedPoint =
      marked === undefined ? undefined : pointOf(marked.rows.get(rowKey(key, '')));
    const { value } = rowPoint;
    if (value === null) return [];
    const lines =
      marked === undefined || markedPoint === undefined || markedPoint.value === null
        ? rowPoint.lines
        : [...rowPoint.lines, `${marked.label}: ${markedPoint.text}`];
    return {
      ...rowPoint,
      value,
      key,
      markedValue: markedPoint?.value ?? undefined,
      // Few games of one player are not marked, only written out: 0% of one game says nothing.
      diamondValue:
        markedPoint?.hasFewGames === true ? undefined : (markedPoint?.value ?? undefined),
      title: keyText(by, key, answer),
      lines,
    };
  });
  const links = useChartLinks((index) => linkOf(by, rows[index]?.key ?? '-'));
  const isVertical = kind === 'bars' && ORDERED_DIMENSIONS.includes(by) && marked === undefined;
  return (
    <ChartFigure
      name={name}
      kind={ORDERED_DIMENSIONS.includes(by) ? 'bars' : 'categories'}
      points={rows.map((row) => ({ ...row, isSmallSample: row.hasFewGames }))}
      formatValue={axisText}
      legend={marked !== undefined && <DiamondLegend text={marked.label} />}
      table={{
        headings: [
          t(`dimensions.${by}`),
          t(`measures.${measure.name}`),
          ...(marked === undefined ? [] : [marked.label]),
        ],
        rows: rows.map(({ key, title, text, value, markedValue }) => ({
          text: [title, text, ...(marked === undefined ? [] : [axisText(markedValue ?? null)])],
          raw: [key, value, ...(marked === undefined ? [] : [markedValue ?? null])],
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
          rows={rows.map(({ key, title, value, low, high, lines, hasFewGames, diamondValue }) => ({
            id: key,
            name: title,
            value,
            low: low ?? value,
            high: high ?? value,
            lines,
            isSmallSample: hasFewGames,
            marked: diamondValue,
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
