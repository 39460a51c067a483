import type { Plot } from './plot.ts';

interface Props {
  text: string;
  plot: Plot;
  x: number;
  /** The lower end of its line. */
  y: number;
}

/** A label at the top of a chart, with a line down to the point that it describes. */
export function ChartNote({ text, plot, x, y }: Props) {
  const isRightOfLine = x < (plot.left + plot.right) / 2;
  const line = `M${x} ${plot.top - 10}V${y}`;
  return (
    <g className="chart-note">
      <path className="chart-halo" d={line} />
      <path d={line} />
      <text
        x={x + (isRightOfLine ? 6 : -6)}
        y={plot.top - 6}
        textAnchor={isRightOfLine ? 'start' : 'end'}
      >
        {text}
      </text>
    </g>
  );
}
