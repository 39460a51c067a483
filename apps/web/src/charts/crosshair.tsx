import type { Plot } from './plot.ts';

interface Props {
  plot: Plot;
  /** The position of the active point. */
  position: { x: number; y: number } | null | undefined;
}

/** The line through the point under the pointer, and a ring around the point. */
export function Crosshair({ plot, position }: Props) {
  if (position == null) return null;
  return (
    <g className="chart-crosshair">
      <line x1={position.x} x2={position.x} y1={plot.top} y2={plot.bottom} />
      <circle cx={position.x} cy={position.y} r={5.5} />
    </g>
  );
}
