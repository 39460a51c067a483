import './meta.scss';
import { useFormat } from '../../use-format.ts';

interface Props {
  /** Percentage points. */
  value: number;
  low: number;
  high: number;
}

/** The points from the middle of the bar to its ends. */
const MAX_POINTS = 10;

/** Returns the position of a value on the bar, in percent. */
function positionOf(points: number): number {
  return 50 + (50 * Math.max(-MAX_POINTS, Math.min(MAX_POINTS, points))) / MAX_POINTS;
}

/** A difference in percentage points with its 95% interval, on a scale around 0; muted if it may be chance. */
export function Points({ value, low, high }: Props) {
  const format = useFormat();
  const isReal = low > 0 || high < 0;
  const tone = !isReal ? 'points-chance' : value > 0 ? 'points-above' : 'points-below';
  const range = `${format.signed(low, 1)} … ${format.signed(high, 1)}`;
  return (
    <span className={`points ${tone}`}>
      <span className="points-value">{format.signed(value, 1)}</span>
      <span className="points-bar" aria-hidden="true">
        <span
          style={{ left: `${positionOf(low)}%`, width: `${positionOf(high) - positionOf(low)}%` }}
        />
        <i style={{ left: `${positionOf(value)}%` }} />
      </span>
      <span className="points-range">{range}</span>
    </span>
  );
}
