import './chart.scss';
import './series.scss';
import { useMemo } from 'react';
import { ChartSvg, ReferenceLine } from './chart-svg.tsx';
import { type ColorRole, colorOf } from './colors.ts';
import { type AxisOptions, fitAxis } from './fit-axis.ts';
import { logTicks } from './log-ticks.ts';
import { MarkTexts } from './mark-texts.tsx';
import { placeLabels } from './place-labels.ts';
import { layOutPlot } from './plot.ts';
import { useNearestMark } from './use-nearest-mark.ts';
import { useWidth } from './use-width.ts';

export interface ScatterPoint {
  id: string;
  x: number;
  y: number;
  /** The number of games behind it, which its area is proportional to. */
  weight: number;
  title: string;
  lines: string[];
  color?: ColorRole;
  /** Whether its name is written beside it, if it fits. */
  isNamed?: boolean;
}

interface Props {
  /** The name of the chart, for the list of its points. */
  label: string;
  points: readonly ScatterPoint[];
  xTitle: string;
  yTitle: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  xAxis?: AxisOptions;
  /** Whether the x axis is logarithmic; all x must be positive. */
  isXLogarithmic?: boolean;
  yAxis?: AxisOptions;
  /** Where the quadrants meet, and their names from the top left clockwise. */
  quadrants?: {
    x: number;
    y: number;
    names: readonly [string, string, string, string];
  };
  onPick?: ((index: number) => void) | undefined;
}

const HEIGHT_PX = 400;
const MAX_RADIUS_PX = 12;
const MIN_RADIUS_PX = 3.5;
const MAX_POINTER_DISTANCE_PX = 28;
/** About how many ticks of a logarithmic axis fit. */
const LOG_TICK_COUNT = 5;

/** Points placed by two numbers, with an area by a third, in four named quadrants. */
export function ScatterChart(props: Props) {
  const { label, points, xTitle, yTitle, formatX, formatY, quadrants, onPick } = props;
  const { isXLogarithmic = false } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const [xAxis, yAxis] = useMemo(() => {
    const quadrantCenter = quadrants === undefined ? [] : [quadrants];
    return [
      fitAxis(
        [...points, ...quadrantCenter].map(({ x }) => x),
        props.xAxis,
      ),
      fitAxis(
        [...points, ...quadrantCenter].map(({ y }) => y),
        props.yAxis,
      ),
    ];
  }, [points, quadrants, props.xAxis, props.yAxis]);
  const plot = layOutPlot({
    width,
    height: HEIGHT_PX - 20,
    axis: yAxis,
    tickTexts: yAxis.ticks.map(formatY),
    top: 26,
  });
  const logRange = useMemo(() => {
    const logs = [...points, ...(quadrants === undefined ? [] : [quadrants])].map(({ x }) =>
      Math.log(x),
    );
    return { from: Math.min(...logs), to: Math.max(...logs) };
  }, [points, quadrants]);
  const x = (value: number) => {
    if (!isXLogarithmic) {
      return (
        plot.left + ((value - xAxis.from) / (xAxis.to - xAxis.from)) * (plot.right - plot.left)
      );
    }
    const [left, right] = [plot.left + MAX_RADIUS_PX, plot.right - MAX_RADIUS_PX];
    const { from, to } = logRange;
    return left + ((Math.log(value) - from) / (to - from || 1)) * (right - left);
  };
  const xTicks = isXLogarithmic
    ? logTicks(Math.exp(logRange.from), Math.exp(logRange.to), LOG_TICK_COUNT)
    : xAxis.ticks;
  const largest = Math.max(1, ...points.map(({ weight }) => weight));
  const radiusOf = (weight: number) =>
    Math.max(MIN_RADIUS_PX, MAX_RADIUS_PX * Math.sqrt(weight / largest));
  const positions = points.map((point) => ({ x: x(point.x), y: plot.y(point.y) }));
  const marks = useNearestMark({ positions, onPick, maxDistance: MAX_POINTER_DISTANCE_PX });
  // Large points first, so that they do not hide small ones.
  const drawn = points
    .map((point, index) => ({ point, index }))
    .toSorted((a, b) => b.point.weight - a.point.weight);
  const names = placeLabels(
    points.map(({ title, weight, isNamed }, index) => ({
      x: positions[index]?.x ?? 0,
      y: positions[index]?.y ?? 0,
      radius: radiusOf(weight),
      text: isNamed === true ? title : '',
      weight,
    })),
    plot,
  );
  return (
    <div ref={frame} className="chart" style={{ height: HEIGHT_PX }}>
      {width > 0 && (
        <ChartSvg
          {...{
            width,
            height: HEIGHT_PX,
            axis: yAxis,
            plot,
            formatValue: formatY,
            color: 'series1',
          }}
          labels={xTicks.map((tick) => ({ x: x(tick), text: formatX(tick) }))}
          isPickable={onPick !== undefined && marks.selected !== null}
          pointerHandlers={marks.pointerHandlers}
        >
          <text className="chart-title" x={plot.left} y={14}>
            {yTitle}
          </text>
          <text className="chart-title" x={plot.right} y={HEIGHT_PX - 6} textAnchor="end">
            {xTitle}
          </text>
          {quadrants !== undefined && (
            <>
              <ReferenceLine plot={plot} level={quadrants.y} />
              <line
                className="chart-reference"
                x1={x(quadrants.x)}
                x2={x(quadrants.x)}
                y1={plot.top}
                y2={plot.bottom}
              />
              {quadrants.names.map((name, index) => {
                const isRight = index === 1 || index === 2;
                const isBottom = index >= 2;
                return (
                  <text
                    key={name}
                    className="quadrant-name"
                    x={isRight ? plot.right - 4 : plot.left + 6}
                    y={isBottom ? plot.bottom - 8 : plot.top + 14}
                    textAnchor={isRight ? 'end' : 'start'}
                  >
                    {name}
                  </text>
                );
              })}
            </>
          )}
          {drawn.map(({ point, index }) => (
            <circle
              key={point.id}
              className={index === marks.selected ? 'scatter-dot scatter-active' : 'scatter-dot'}
              cx={positions[index]?.x}
              cy={positions[index]?.y}
              r={radiusOf(point.weight)}
              style={{ color: colorOf(point.color ?? 'series1') }}
            />
          ))}
          {names.map(({ text, x, y, anchor }) => (
            <text key={text} className="scatter-name" x={x} y={y} dy="0.32em" textAnchor={anchor}>
              {text}
            </text>
          ))}
        </ChartSvg>
      )}
      <MarkTexts
        {...{ label, width, height: HEIGHT_PX, positions, marks }}
        texts={points}
        clearance={(index) => radiusOf(points[index]?.weight ?? 0)}
      />
    </div>
  );
}
