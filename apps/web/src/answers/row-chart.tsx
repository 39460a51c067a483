import { useTranslation } from 'react-i18next';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { IntervalPlot } from '../charts/interval-plot.tsx';
import { OwnLegend } from '../charts/own-mark.tsx';
import { useChartLinks } from '../questions/use-chart-links.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import { ORDERED_DIMENSIONS } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { registeredMeasure } from './fact-measure.ts';
import { rowKey } from './to-matrix.ts';
import { useAxisText } from './use-axis-text.ts';
import { usePoints } from './use-points.ts';
import { useValueLinks } from './use-value-links.ts';

/** A bar, or a dot and its range, for each value of one dimension. */
export function RowChart({ kind, ...props }: ChartProps & { kind: 'bars' | 'ranges' }) {
  const { name, state, answer, by, matrix, own } = props;
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  const { measure } = state.pageSearch;
  const axisText = useAxisText(measure);
  const pointOf = usePoints(measure);
  const linkOf = useValueLinks(state);
  const rows = matrix.keys.flatMap((key) => {
    const rowPoint = pointOf(matrix.row(key, ''));
    const ownPoint = own === undefined ? undefined : pointOf(own.rows.get(rowKey(key, '')));
    const { value } = rowPoint;
    if (value === null) return [];
    const lines =
      own === undefined || ownPoint === undefined || ownPoint.value === null
        ? rowPoint.lines
        : [...rowPoint.lines, `${own.label}: ${ownPoint.text}`];
    return {
      ...rowPoint,
      value,
      key,
      ownValue: ownPoint?.value ?? undefined,
      // Few games of one player are not marked, only written out: 0% of one game says nothing.
      ownMark: ownPoint?.hasFewGames === true ? undefined : (ownPoint?.value ?? undefined),
      title: keyText(by, key, answer),
      lines,
    };
  });
  const links = useChartLinks((index) => linkOf(by, rows[index]?.key ?? '-'));
  const isVertical = kind === 'bars' && ORDERED_DIMENSIONS.includes(by) && own === undefined;
  return (
    <ChartFigure
      name={name}
      kind="bars"
      points={rows}
      formatValue={axisText}
      legend={own !== undefined && <OwnLegend text={own.label} />}
      table={{
        headings: [
          t(`dimensions.${by}`),
          t(`measures.${measure.name}`),
          ...(own === undefined ? [] : [own.label]),
        ],
        rows: rows.map(({ key, title, text, value, ownValue }) => ({
          text: [title, text, ...(own === undefined ? [] : [axisText(ownValue ?? null)])],
          raw: [key, value, ...(own === undefined ? [] : [ownValue ?? null])],
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
          rows={rows.map(({ key, title, value, low, high, lines, hasFewGames, ownMark }) => ({
            id: key,
            name: title,
            value,
            low: low ?? value,
            high: high ?? value,
            lines,
            isSmallSample: hasFewGames,
            own: ownMark,
          }))}
          formatValue={axisText}
          hasBars={kind === 'bars'}
          onPick={links.onPick}
          {...(registeredMeasure(measure).kind === 'excess' && { reference: 0 })}
        />
      )}
    </ChartFigure>
  );
}
