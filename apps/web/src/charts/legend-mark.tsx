import { type ColorRole, colorOf } from './colors.ts';
import { type MarkShape, markShapes } from './line-marks.tsx';

/** A mark of a chart, for its legend. */
export function LegendMark({ shape, color }: { shape: MarkShape; color: ColorRole }) {
  return (
    <svg className="legend-mark" viewBox="-7 -7 14 14" aria-hidden="true">
      <path d={markShapes[shape]} style={{ fill: colorOf(color) }} />
    </svg>
  );
}
