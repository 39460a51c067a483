import type { Spot } from './line-path.ts';
import { placeTooltip, tooltipSize } from './place-tooltip.ts';

interface Props {
  title: string;
  lines: readonly string[];
  /** The mark that it tells of, in px, and half its width. */
  mark: Spot;
  clear?: number;
  /** The size of the chart. */
  width: number;
  height: number;
  /** What it should not cover. */
  line?: readonly Spot[];
}

/** The figures of a mark, off the line. Marks say the same to screen readers. */
export function ChartTooltip({ title, lines, ...around }: Props) {
  const place = placeTooltip({ ...around, size: tooltipSize(title, lines) });
  return (
    <div className="chart-tooltip" style={place} aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
