import { type ColorRole, colorOf } from './colors.ts';
import { sparklineRuns } from './sparkline-runs.ts';

interface Props {
  /** Values at equal distances; null leaves a gap in the line. */
  values: readonly (number | null)[];
  /** A sentence that describes it, with its numbers, for screen readers. */
  label: string;
  color?: ColorRole;
  className?: string;
}

const WIDTH = 300;
const HEIGHT = 48;

const formatPoint = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * A small line without axes that marks its last value. It fills the available width and keeps its
 * height while empty. Drawn as SVG without measuring anything, so that a table can contain
 * hundreds.
 */
export function Sparkline({ values, label, color = 'series1', className = '' }: Props) {
  const runs = sparklineRuns(values, WIDTH, HEIGHT);
  const last = runs.at(-1)?.at(-1);
  if (last === undefined || runs.flat().length < 2) {
    return <div className={`sparkline ${className}`} />;
  }
  return (
    <svg
      className={`sparkline ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      style={{ color: colorOf(color) }}
    >
      <title>{label}</title>
      {runs.map((run) => {
        const [first, end] = [run[0], run.at(-1)];
        if (first === undefined || end === undefined) return null;
        const line = `M${run.map(formatPoint).join('L')}`;
        return (
          <g key={first[0]}>
            {run.length > 1 && (
              <path className="sparkline-area" d={`${line}V${HEIGHT}H${first[0].toFixed(1)}Z`} />
            )}
            {/* A line of length zero is drawn as a dot. */}
            <path className="sparkline-line" d={run.length > 1 ? line : `${line}Z`} />
          </g>
        );
      })}
      <path className="sparkline-end" d={`M${formatPoint(last)}Z`} />
    </svg>
  );
}
