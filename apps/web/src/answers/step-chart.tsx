import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { styleSeries } from '../charts/series.ts';
import { SeriesChart } from '../charts/series-chart.tsx';
import { useHiddenSeries } from '../charts/use-hidden-series.ts';
import { LineLegend } from '../questions/line-legend.tsx';
import { stepTicks } from '../questions/step-ticks.ts';
import { STEPS, startOfStep } from '../questions/time-steps.ts';
import { useKeyText } from '../questions/use-key-text.ts';
import { useStepText } from '../questions/use-step-text.ts';
import { useFormat } from '../use-format.ts';
import type { ChartProps } from './chart-props.ts';
import { rowKey } from './to-matrix.ts';
import { useAxisText } from './use-axis-text.ts';
import { useToPoint } from './use-to-point.ts';
import { useValueLinks } from './use-value-links.ts';

/** A line over time for each value of the second dimension, or for everyone and those beside them. */
export function StepChart({ name, state, answer, by, split, matrix, overlays }: ChartProps) {
  const { t } = useTranslation(['explorer', 'questions', 'common']);
  const format = useFormat();
  const keyText = useKeyText();
  const stepText = useStepText(state);
  const axisText = useAxisText(state.pageSearch.measure);
  const pointOf = useToPoint(state.pageSearch.measure);
  const linkOf = useValueLinks(state);
  const navigate = useNavigate();
  const [hidden, toggle] = useHiddenSeries();
  const step = STEPS.find((other) => other === by) ?? 'day';
  const lines = matrix.series.map((key) => ({
    id: key === '' ? 'all' : key,
    name: split === undefined ? t('explorer:everyone') : keyText(split, key, answer),
    points: matrix.keys.map((at) => pointOf(matrix.row(at, key))),
  }));
  if (split === undefined) {
    for (const [index, { label, rows }] of overlays.entries()) {
      lines.push({
        id: `overlay${index}`,
        name: label,
        points: matrix.keys.map((at) => pointOf(rows.get(rowKey(at, '')))),
      });
    }
  }
  const styles = styleSeries(lines);
  const shown = lines.flatMap((line, index) => {
    const style = styles[index];
    return style === undefined || hidden.includes(line.id) ? [] : [{ ...line, ...style }];
  });
  const positions = matrix.keys.map((key, index) => {
    const { title, isPartial } = stepText(key, step);
    const texts = shown.flatMap(({ name: line, points }) => {
      const stepPoint = points[index];
      if (stepPoint === undefined || stepPoint.value === null) return [];
      if (lines.length === 1) return stepPoint.lines;
      const fewGamesNote = stepPoint.hasFewGames ? ` (${t('common:fewGames')})` : '';
      return [`${line}: ${stepPoint.text}${fewGamesNote}`];
    });
    return { at: startOfStep(key), title, lines: texts, isPartial };
  });
  return (
    <>
      {lines.length > 1 && <LineLegend series={styles} hidden={hidden} onToggle={toggle} />}
      <ChartFigure
        name={name}
        kind="line"
        points={positions.map(({ title, lines: texts }, index) => ({
          title,
          lines: texts,
          value:
            shown.find(({ points }) => points[index]?.value != null)?.points[index]?.value ?? null,
        }))}
        formatValue={axisText}
        series={shown}
        table={{
          headings: [t(`questions:dimensions.${by}`), ...lines.map((line) => line.name)],
          rows: matrix.keys.map((key, index) => ({
            text: [keyText(by, key), ...lines.map(({ points }) => points[index]?.text ?? '–')],
            raw: [key, ...lines.map(({ points }) => points[index]?.value ?? null)],
          })),
        }}
      >
        <SeriesChart
          label={name}
          positions={positions}
          series={shown.map(({ points, ...style }) => ({
            ...style,
            // Few games have a text but no point: the line would jump between 0 and 100%.
            values: points.map(({ value, hasFewGames }) => (hasFewGames ? null : value)),
          }))}
          ticks={stepTicks(matrix.keys, step, format.locale)}
          formatValue={axisText}
          onPick={(index) => {
            const url = linkOf(by, matrix.keys[index] ?? '-');
            if (url !== undefined) void navigate(url, { preventScrollReset: true });
          }}
        />
      </ChartFigure>
    </>
  );
}
