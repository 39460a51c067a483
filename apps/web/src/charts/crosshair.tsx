import type { Plot } from './plot.ts';

interface Props {
  plot: Plot;
  /** The position of its point. */
  place: { x: number; y: number } | null | undefined;
}

/** The line through the point under the pointer, and a ring around the point. */
export function Crosshair({ plot, place }: Props) {
  if (place == null) return null;
  return (
    <g className="chart-crosshair">
      <line x1={place.x} x2={place.x} y1={plot.top} y2={plot.bottom} />
      <circle cx={place.x} cy={place.y} r={5.5} />
    </g>
  );
}
