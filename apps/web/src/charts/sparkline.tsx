interface Props {
  values: number[];
  /** What it shows, for screen readers. */
  label: string;
}

const width = 300;
const height = 48;
const margin = 3;

/** Returns the points of a line through the values, in coordinates of the drawing. */
export function sparklinePoints(values: readonly number[]): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value, index) => [
    margin + (index / Math.max(1, values.length - 1)) * (width - 2 * margin),
    height - margin - ((value - low) / span) * (height - 2 * margin),
  ]);
}

/** A small line without axes, drawn without the chart library. It keeps its height while empty. */
export function Sparkline({ values, label }: Props) {
  if (values.length < 2) return <div className="sparkline" />;
  const points = sparklinePoints(values);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path className="sparkline-area" d={`M${line}L${lastX} ${height}L${margin} ${height}Z`} />
      <path className="sparkline-line" d={`M${line}`} />
      <line className="sparkline-end" x1={lastX} x2={lastX} y1={lastY} y2={lastY} />
    </svg>
  );
}
