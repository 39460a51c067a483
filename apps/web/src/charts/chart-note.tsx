import type { Plot } from './plot.ts';

interface Props {
  text: string;
  plot: Plot;
  x: number;
  /** The lower end of its line. */
  y: number;
  /** The row of its text, counted upwards from the plot; 0 by default. */
  row?: number;
  /** Whether it marks one player’s position. */
  isOfMarkedPlayer?: boolean | undefined;
}

export const NOTE_HEIGHT_PX = 16;

/** A label at the top of a chart, with a line down to the point that it describes. */
export function ChartNote({ text, plot, x, y, row = 0, isOfMarkedPlayer = false }: Props) {
  const isRightOfLine = x < (plot.left + plot.right) / 2;
  const top = plot.top - 10 - row * NOTE_HEIGHT_PX;
  const line = `M${x} ${top}V${y}`;
  return (
    <g className={isOfMarkedPlayer ? 'chart-note chart-note-marked' : 'chart-note'}>
      <path className="chart-halo" d={line} />
      <path d={line} />
      <text
        x={x + (isRightOfLine ? 6 : -6)}
        y={top + 4}
        textAnchor={isRightOfLine ? 'start' : 'end'}
      >
        {text}
      </text>
    </g>
  );
}
