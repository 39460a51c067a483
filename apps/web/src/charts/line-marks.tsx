import { ChartNote } from './chart-note.tsx';
import { colorOf } from './colors.ts';
import type { LineChartProps, LinePoint } from './line-chart.tsx';
import { areaPath, bandPath, type LineShape, linePath, type PixelPosition } from './line-path.ts';
import type { Plot } from './plot.ts';
import { splitRuns } from './split-runs.ts';
import { Whisker } from './whisker.tsx';

interface Props extends Pick<LineChartProps, 'points'> {
  trend: LineChartProps['trend'] | undefined;
  shade: LineChartProps['shade'] | undefined;
  plot: Plot;
  x: (at: number) => number;
  shape: LineShape;
  /** The id of the clip paths; unique on the page. */
  clipId: string;
}

/** Up to this many points have whiskers, because a band would imply values between them. */
const MAX_WHISKERS = 12;
/** Dots closer than this would look like a dotted line. */
const MIN_DOT_DISTANCE_PX = 14;

/** The drawing of the points: band or whiskers, shading, line, dots, marks and notes. */
export function LineMarks({ points, plot, x, shape, trend, shade, clipId }: Props) {
  const runs = splitRuns(points);
  const hasFewPoints = points.length <= MAX_WHISKERS;
  const positionAt = (index: number, value: number | null | undefined): PixelPosition => ({
    x: x(points[index]?.x ?? 0),
    y: plot.y(value ?? 0),
  });
  const positionRuns = runs.map((run) =>
    run.map((index) => positionAt(index, points[index]?.value)),
  );
  // The corners of steps mark the points already.
  const hasDots =
    shape !== 'steps' && (plot.right - plot.left) / points.length >= MIN_DOT_DISTANCE_PX;
  const connectedRuns = runs.filter((run) => run.length > 1);
  const isolated = new Set(runs.filter((run) => run.length === 1).flat());
  const hasWhisker = (index: number) => hasFewPoints || isolated.has(index);
  const hasInterval = points.some(({ low }) => low !== undefined);
  return (
    <>
      {shade !== undefined && <Shade {...{ positionRuns, shape, plot, shade, clipId }} />}
      {hasInterval &&
        !hasFewPoints &&
        connectedRuns.map((run) => (
          <path
            key={run[0]}
            className="chart-band"
            d={bandPath(
              run.map((index) => positionAt(index, points[index]?.low)),
              run.map((index) => positionAt(index, points[index]?.high)),
            )}
          />
        ))}
      {points.map(({ low, high }, index) =>
        low === undefined || high === undefined || !hasWhisker(index) ? null : (
          <Whisker
            key={points[index]?.x}
            x={positionAt(index, 0).x}
            from={plot.y(low)}
            to={plot.y(high)}
          />
        ),
      )}
      {trend === undefined &&
        positionRuns.map((run) => (
          <path key={run[0]?.x} className="chart-line" d={linePath(run, shape)} />
        ))}
      {points.map((point, index) =>
        point.value === null ? null : (
          <Dot
            key={point.x}
            point={point}
            {...positionAt(index, point.value)}
            isShown={hasDots || trend !== undefined || isolated.has(index)}
            isPale={trend !== undefined}
          />
        ),
      )}
      {trend !== undefined &&
        runs.map((run) => (
          <path
            key={run[0]}
            className="chart-line chart-trend"
            d={linePath(
              run.map((index) => positionAt(index, trend[index])),
              'straight',
            )}
          />
        ))}
      {points.map((point, index) =>
        point.note === undefined || point.value === null ? null : (
          <ChartNote
            key={point.x}
            text={point.note}
            plot={plot}
            {...positionAt(index, point.value)}
          />
        ),
      )}
    </>
  );
}

/** SVG paths centred on (0, 0), distinguishable without colour. */
export const markShapes = {
  up: 'M0 -6L5.5 4H-5.5Z',
  down: 'M0 6L5.5 -4H-5.5Z',
  round: 'M-4.5 0A4.5 4.5 0 0 1 4.5 0A4.5 4.5 0 0 1 -4.5 0Z',
};

export type MarkShape = keyof typeof markShapes;

interface DotProps extends PixelPosition {
  point: LinePoint;
  isShown: boolean;
  isPale: boolean;
}

function Dot({ point, x, y, isShown, isPale }: DotProps) {
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
  if (!isShown) return null;
  return isPale ? (
    <circle className="chart-dot chart-pale" cx={x} cy={y} r={2.5} />
  ) : (
    <circle className="chart-dot" cx={x} cy={y} r={3} />
  );
}

interface ShadeProps {
  positionRuns: PixelPosition[][];
  shape: LineShape;
  plot: Plot;
  shade: NonNullable<LineChartProps['shade']>;
  clipId: string;
}

function Shade({ positionRuns, shape, plot, shade, clipId }: ShadeProps) {
  const zero = plot.y(0);
  const width = plot.right - plot.left;
  const area = positionRuns.map((run) => areaPath(run, shape, zero)).join('');
  return (
    <>
      <clipPath id={`${clipId}above`}>
        <rect x={plot.left} y={plot.top} width={width} height={Math.max(0, zero - plot.top)} />
      </clipPath>
      <clipPath id={`${clipId}below`}>
        <rect x={plot.left} y={zero} width={width} height={Math.max(0, plot.bottom - zero)} />
      </clipPath>
      <path
        className="chart-shade"
        d={area}
        clipPath={`url(#${clipId}above)`}
        style={{ fill: colorOf(shade.above) }}
      />
      <path
        className="chart-shade"
        d={area}
        clipPath={`url(#${clipId}below)`}
        style={{ fill: colorOf(shade.below) }}
      />
    </>
  );
}
