import type { Axis } from './fit-axis.ts';
import type { Plot } from './plot.ts';
import { textWidth } from './plot.ts';

interface ValueAxisProps {
  axis: Axis;
  plot: Plot;
  formatValue: (value: number) => string;
}

/** The grid lines and labels of the values. A zigzag in the lowest line shows that zero is left out. */
export function ValueAxis({ axis, plot, formatValue }: ValueAxisProps) {
  return (
    <g className="chart-axis">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            x1={axis.isTruncated && tick === axis.from ? plot.left + 24 : plot.left}
            x2={plot.right}
            y1={plot.y(tick)}
            y2={plot.y(tick)}
          />
          <text x={plot.left - 8} y={plot.y(tick)} dy="0.32em" textAnchor="end">
            {formatValue(tick)}
          </text>
        </g>
      ))}
      {axis.isTruncated && (
        <path className="chart-cut" d={`M${plot.left} ${plot.bottom}l3 -4l6 8l6 -8l6 8l3 -4`} />
      )}
    </g>
  );
}

export interface Label {
  /** Px from the left. */
  x: number;
  text: string;
}

/** The labels of the x axis; one that would cross the edge of the chart is moved inwards. */
export function AxisLabels({
  labels,
  plot,
  width,
}: {
  labels: Label[];
  plot: Plot;
  width: number;
}) {
  return (
    <g className="chart-axis">
      {labels.map(({ x, text }) => {
        const half = textWidth(text) / 2;
        const labelX = Math.min(width - half, Math.max(half, x));
        return (
          <text key={x} x={labelX} y={plot.bottom + 18} textAnchor="middle">
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** Returns every nth label, so that they fit beside each other. */
export function thinLabels(labels: Label[]): Label[] {
  const labelWidth = Math.max(0, ...labels.map(({ text }) => textWidth(text))) + 12;
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined || first === last) return labels;
  const distance = (last.x - first.x) / (labels.length - 1);
  const stride = Math.max(1, Math.ceil(labelWidth / distance));
  return labels.filter((_, index) => index % stride === 0);
}
