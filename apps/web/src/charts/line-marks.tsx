import { ChartNote } from './chart-note.tsx';
import { colorOf } from './colors.ts';
import type { LineChartProps, LinePoint } from './line-chart.tsx';
import { areaPath, bandPath, type LineShape, linePath, type Spot } from './line-path.ts';
import type { Plot } from './plot.ts';
import { splitRuns } from './split-runs.ts';
import { Whisker } from './whisker.tsx';

interface Props extends Pick<LineChartProps, 'points'> {
  trend: LineChartProps['trend'] | undefined;
  shade: LineChartProps['shade'] | undefined;
  plot: Plot;
  x: (at: number) => number;
  shape: LineShape;
  /** Unique on the page. */
  clip: string;
}

/** Up to this many points have whiskers; a band would claim to know the values between them. */
const FEW_POINTS = 12;
/** Dots closer than this, in px, would look like a dotted line. */
const MIN_DOT_DISTANCE = 14;

/** The drawing of the points: band or whiskers, shading, line, dots, marks and notes. */
export function LineMarks({ points, plot, x, shape, trend, shade, clip }: Props) {
  const runs = splitRuns(points);
  const few = points.length <= FEW_POINTS;
  const spot = (index: number, value: number | null | undefined): Spot => ({
    x: x(points[index]?.x ?? 0),
    y: plot.y(value ?? 0),
  });
  const spots = runs.map((run) => run.map((index) => spot(index, points[index]?.value)));
  // The corners of steps show where their points are.
  const showDots =
    shape !== 'steps' && (plot.right - plot.left) / points.length >= MIN_DOT_DISTANCE;
  const joined = runs.filter((run) => run.length > 1);
  const lone = new Set(runs.filter((run) => run.length === 1).flat());
  const hasWhisker = (index: number) => few || lone.has(index);
  const hasInterval = points.some(({ low }) => low !== undefined);
  return (
    <>
      {shade !== undefined && <Shade {...{ spots, shape, plot, shade, clip }} />}
      {hasInterval &&
        !few &&
        joined.map((run) => (
          <path
            key={run[0]}
            className="chart-band"
            d={bandPath(
              run.map((index) => spot(index, points[index]?.low)),
              run.map((index) => spot(index, points[index]?.high)),
            )}
          />
        ))}
      {points.map(({ low, high }, index) =>
        low === undefined || high === undefined || !hasWhisker(index) ? null : (
          <Whisker
            key={points[index]?.x}
            x={spot(index, 0).x}
            from={plot.y(low)}
            to={plot.y(high)}
          />
        ),
      )}
      {trend === undefined &&
        spots.map((run) => (
          <path key={run[0]?.x} className="chart-line" d={linePath(run, shape)} />
        ))}
      {points.map((point, index) =>
        point.value === null ? null : (
          <Dot
            key={point.x}
            point={point}
            {...spot(index, point.value)}
            shown={showDots || trend !== undefined || lone.has(index)}
            pale={trend !== undefined}
          />
        ),
      )}
      {trend !== undefined &&
        runs.map((run) => (
          <path
            key={run[0]}
            className="chart-line chart-trend"
            d={linePath(
              run.map((index) => spot(index, trend[index])),
              'straight',
            )}
          />
        ))}
      {points.map((point, index) =>
        point.note === undefined || point.value === null ? null : (
          <ChartNote key={point.x} text={point.note} plot={plot} {...spot(index, point.value)} />
        ),
      )}
    </>
  );
}

/** Paths around (0, 0), distinguishable without colour. */
export const markShapes = {
  up: 'M0 -6L5.5 4H-5.5Z',
  down: 'M0 6L5.5 -4H-5.5Z',
  round: 'M-4.5 0A4.5 4.5 0 0 1 4.5 0A4.5 4.5 0 0 1 -4.5 0Z',
};

export type MarkShape = keyof typeof markShapes;

interface DotProps extends Spot {
  point: LinePoint;
  shown: boolean;
  pale: boolean;
}

function Dot({ point, x, y, shown, pale }: DotProps) {
  if (point.mark !== undefined) {
    return (
      <path
        className="chart-mark"
        d={markShapes[point.mark.shape]}
        transform={`translate(${x} ${y})`}
        style={{ fill: colorOf(point.mark.color) }}
      />
    );
  }
  if (!shown) return null;
  return pale ? (
    <circle className="chart-dot chart-pale" cx={x} cy={y} r={2.5} />
  ) : (
    <circle className="chart-dot" cx={x} cy={y} r={3} />
  );
}

interface ShadeProps {
  spots: Spot[][];
  shape: LineShape;
  plot: Plot;
  shade: NonNullable<LineChartProps['shade']>;
  clip: string;
}

function Shade({ spots, shape, plot, shade, clip }: ShadeProps) {
  const zero = plot.y(0);
  const width = plot.right - plot.left;
  const area = spots.map((run) => areaPath(run, shape, zero)).join('');
  return (
    <>
      <clipPath id={`${clip}above`}>
        <rect x={plot.left} y={plot.top} width={width} height={Math.max(0, zero - plot.top)} />
      </clipPath>
      <clipPath id={`${clip}below`}>
        <rect x={plot.left} y={zero} width={width} height={Math.max(0, plot.bottom - zero)} />
      </clipPath>
      <path
        className="chart-shade"
        d={area}
        clipPath={`url(#${clip}above)`}
        style={{ fill: colorOf(shade.above) }}
      />
      <path
        className="chart-shade"
        d={area}
        clipPath={`url(#${clip}below)`}
        style={{ fill: colorOf(shade.below) }}
      />
    </>
  );
}
