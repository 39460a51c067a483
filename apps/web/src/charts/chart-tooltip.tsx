interface Props {
  title: string;
  lines: readonly string[];
  /** Where the mark is that it tells of, in px, and how wide and high the chart is. */
  x: number;
  y: number;
  /** Half the width of the mark, px. */
  clear?: number;
  width: number;
  height: number;
}

const DISTANCE = 14;

/**
 * The figures of a mark, beside it and in the other half of the height, so that neither the mark nor
 * the line around it is covered. Marks say the same to screen readers.
 */
export function ChartTooltip({ title, lines, x, y, clear = 0, width, height }: Props) {
  const away = clear + DISTANCE;
  const side = x > width / 2 ? { right: width - x + away } : { left: x + away };
  const end = y < height / 2 ? { bottom: 34 } : { top: 4 };
  return (
    <div className="chart-tooltip" style={{ ...side, ...end }} aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
