import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { ScatterChart } from '../charts/scatter-chart.tsx';
import { useChartLinks } from '../questions/use-chart-links.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import type { ChartProps } from './chart-props.ts';
import { horizontalMeasureOf } from './explorer-question.ts';
import { useAxisText } from './use-axis-text.ts';
import { useToPoint } from './use-to-point.ts';
import { useValueLinks } from './use-value-links.ts';

/** A point for each value of one dimension, placed by two measures. */
export function ScatterPlot({ name, state, answer, by, matrix }: ChartProps) {
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  const { measure } = state.pageSearch;
  const across = { ...measure, name: horizontalMeasureOf(state.pageSearch) };
  const axisText = useAxisText(measure);
  const acrossText = useAxisText(across);
  const [pointOf, acrossPointOf] = [useToPoint(measure), useToPoint(across)];
  const linkOf = useValueLinks(state);
  const points = matrix.keys.flatMap((key) => {
    const row = matrix.row(key, '');
    const [y, x] = [pointOf(row), acrossPointOf(row)];
    if (x.value === null || y.value === null) return [];
    const title = keyText(by, key, answer);
    const lines = [...y.lines, ...x.lines.slice(0, 1)];
    return {
      ...y,
      id: key,
      title,
      x: x.value,
      y: y.value,
      xText: x.text,
      lines: [...new Set(lines)],
    };
  });
  const links = useChartLinks((index) => linkOf(by, points[index]?.id ?? '-'));
  const [xTitle, yTitle] = [t(`measures.${across.name}`), t(`measures.${measure.name}`)];
  return (
    <ChartFigure
      name={name}
      kind="categories"
      points={points.map(({ title, lines, y, hasFewGames }) => ({
        ...{ title, lines, value: y },
        isSmallSample: hasFewGames,
      }))}
      formatValue={axisText}
      table={{
        headings: [t(`dimensions.${by}`), yTitle, xTitle],
        rows: points.map(({ id, title, text, xText, x, y }) => ({
          text: [title, text, xText],
          raw: [id, y, x],
        })),
      }}
    >
      <ScatterChart
        label={name}
        points={points.map(({ id, title, lines, x, y, games, hasFewGames }) => ({
          id,
          title,
          lines,
          x,
          y,
          weight: games,
          isNamed: !hasFewGames,
        }))}
        xTitle={xTitle}
        yTitle={yTitle}
        formatX={acrossText}
        formatY={axisText}
        onPick={links.onPick}
      />
    </ChartFigure>
  );
}
