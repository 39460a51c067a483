import type { Axis } from './fit-axis.ts';
import type { Plot } from './plot.ts';

interface Props {
  axis: Axis;
  plot: Plot;
  /** Converts a value to px from the top. */
  y: (value: number) => number;
  formatValue: (value: number) => string;
}

/** The labels of a second axis, at the right of a chart; the grid is that of the left one. */
export function RightAxis({ axis, plot, y, formatValue }: Props) {
  return (
    <g className="chart-axis">
      {axis.ticks.map((tick) => (
        <text key={tick} x={plot.right + 8} y={y(tick)} dy="0.32em">
          {formatValue(tick)}
        </text>
      ))}
    </g>
  );
}
