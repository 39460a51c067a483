import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { HeatMap } from '../charts/heat-map.tsx';
import { useKeyText } from '../questions/use-key-text.ts';
import { isAdditive } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { measureDefinition } from './fact-measure.ts';
import { useAxisText } from './use-axis-text.ts';
import { useToPoint } from './use-to-point.ts';

/** The intensity of the palest cell with a value, to tell it from an empty one. */
const MIN_INTENSITY = 0.08;
/** The colours of the scale, from the palest. */
const SCALE_INTENSITIES = [MIN_INTENSITY, 0.31, 0.54, 0.77, 1];

/** A cell for each pair of values. Rates differ little from each other, so the lowest is the palest, not zero. */
export function HeatChart({ name, state, answer, by, split, matrix }: ChartProps) {
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  const { measure } = state.pageSearch;
  const axisText = useAxisText(measure);
  const pointOf = useToPoint(measure);
  const columnText = (key: string) => (split === undefined ? '' : keyText(split, key, answer));
  const names = matrix.keys.map((key) => keyText(by, key, answer));
  const columns = matrix.series.map(columnText);
  const points = matrix.keys.map((key, row) =>
    matrix.series.map((series, column) => ({
      ...pointOf(matrix.row(key, series)),
      title: `${names[row]}, ${columns[column]}`,
    })),
  );
  const reliableValues = points
    .flat()
    .flatMap(({ value, hasFewGames }) => (value === null || hasFewGames ? [] : [value]));
  const [lowest, highest] = [Math.min(...reliableValues), Math.max(...reliableValues)];
  const from = isAdditive(measureDefinition(measure)) ? 0 : lowest;
  const intensityOf = (value: number) =>
    highest <= from
      ? 1
      : MIN_INTENSITY +
        (1 - MIN_INTENSITY) * Math.min(1, Math.max(0, (value - from) / (highest - from)));
  return (
    <ChartFigure
      name={name}
      kind="categories"
      points={points.flat().map((point) => ({ ...point, isSmallSample: point.hasFewGames }))}
      formatValue={axisText}
      table={{
        headings: [t(`dimensions.${by}`), ...columns],
        rows: points.map((row, index) => {
          const key = matrix.keys[index] ?? '-';
          return {
            text: [names[index] ?? key, ...row.map(({ text }) => text)],
            raw: [key, ...row.map(({ value }) => value)],
          };
        }),
      }}
    >
      <HeatMap
        label={name}
        rows={names}
        columns={columns}
        scale={
          highest > from
            ? { values: SCALE_INTENSITIES, lowest: axisText(from), highest: axisText(highest) }
            : undefined
        }
        cells={points.map((row) =>
          row.map(({ value, hasFewGames, title, lines }) => ({
            // The values of few games are the most extreme: like the others they have texts, but no colour.
            value: value === null || hasFewGames ? null : intensityOf(value),
            title,
            lines: value === null ? [t('values.unknown')] : lines,
          })),
        )}
      />
    </ChartFigure>
  );
}
