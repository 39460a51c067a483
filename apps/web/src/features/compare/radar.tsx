import { colorOf } from '../../charts/colors.ts';
import type { SeriesStyle } from '../../charts/series.ts';

interface Props {
  /** The names of the axes, from the top clockwise. */
  axes: readonly string[];
  /** Each has a value from 0 to 100 per axis; series with a missing value are not drawn. */
  series: readonly (SeriesStyle & { values: readonly (number | null)[] })[];
}

const SIZE = { width: 480, height: 300 };
const CENTER = { x: SIZE.width / 2, y: SIZE.height / 2 };
const RADIUS = 108;
const LINE_HEIGHT = 15;
/** Longer names would be cut off at the sides. */
const MAX_LINE_LENGTH = 18;
const RINGS = [25, 50, 75, 100];

/** Values on axes around a centre; decorative, as a table beside it has the numbers. */
export function Radar({ axes, series }: Props) {
  const pointAt = (index: number, percent: number) => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    const distance = (RADIUS * percent) / 100;
    return {
      x: CENTER.x + distance * Math.cos(angle),
      y: CENTER.y + distance * Math.sin(angle),
    };
  };
  const toSvgPoints = (values: readonly number[]) =>
    values
      .map((value, index) => pointAt(index, value))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg
      className="radar"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} className="radar-ring" points={toSvgPoints(axes.map(() => ring))} />
      ))}
      {axes.map((name, index) => {
        const { x, y } = pointAt(index, 100);
        const label = pointAt(index, 112);
        const textAnchor =
          Math.abs(label.x - CENTER.x) < 1 ? 'middle' : label.x > CENTER.x ? 'start' : 'end';
        return (
          <g key={name}>
            <line className="radar-ring" x1={CENTER.x} y1={CENTER.y} x2={x} y2={y} />
            {toLines(name).map((line, at, lines) => (
              <text
                key={line}
                x={label.x}
                y={label.y + (at - (lines.length - 1) / 2) * LINE_HEIGHT}
                dy="0.32em"
                textAnchor={textAnchor}
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
      {series.map(({ id, color, isDashed, values }) =>
        values.includes(null) ? null : (
          <polygon
            key={id}
            className={isDashed ? 'radar-shape chart-dashed' : 'radar-shape'}
            style={{ color: colorOf(color) }}
            points={toSvgPoints(values.map((value) => value ?? 0))}
          />
        ),
      )}
    </svg>
  );
}

/** Breaks a long name into two lines at the space nearest to its middle. */
function toLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (name.length <= MAX_LINE_LENGTH || nearest === undefined) return [name];
  return [name.slice(0, nearest), name.slice(nearest + 1)];
}
