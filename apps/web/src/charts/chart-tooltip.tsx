import type { PixelPosition } from './line-path.ts';
import { placeTooltip, tooltipSize } from './place-tooltip.ts';

interface Props {
  title: string;
  lines: readonly string[];
  /** The position of the mark it describes, in px. */
  mark: PixelPosition;
  /** Half the width of the mark, in px. */
  clearance?: number;
  /** The size of the chart. */
  width: number;
  height: number;
  /** The line it should not cover. */
  line?: readonly PixelPosition[];
}

/** The values of a mark, placed where it covers little of the line. Screen readers get them from the mark itself. */
export function ChartTooltip({ title, lines, ...placement }: Props) {
  const position = placeTooltip({ ...placement, size: tooltipSize(title, lines) });
  return (
    <div className="chart-tooltip" style={position} aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
