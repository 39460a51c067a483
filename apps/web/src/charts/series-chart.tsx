import './chart.scss';
import { useMemo } from 'react';
import type { Label } from './chart-axes.tsx';
import { ChartPoints } from './chart-points.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { colorOf } from './colors.ts';
import { type Axis, type AxisOptions, fitAxis } from './fit-axis.ts';
import { linePath } from './line-path.ts';
import { layOutPlot, maxTextWidth, type Plot } from './plot.ts';
import { RightAxis } from './right-axis.tsx';
import type { SeriesStyle } from './series.ts';
import { splitRuns } from './split-runs.ts';
import type { AxisTick } from './time-ticks.ts';
import { useActiveMark } from './use-active-mark.ts';
import { useWidth } from './use-width.ts';

export interface ChartSeries extends SeriesStyle {
  /** A value per position; null makes a gap. */
  values: readonly (number | null)[];
  /** Whether its line spans positions without a value, because each of its points is for several positions. */
  spansGaps?: boolean;
  /** Whether its values are on the right axis. */
  usesRightAxis?: boolean;
}

export interface SeriesPosition {
  /** Its position: milliseconds on a time axis, or any other number. */
  at: number;
  title: string;
  /** The text of the tooltip and for screen readers, after its title. */
  lines: string[];
  /** Whether its period is incomplete: lines to it are paler, and its dot is a ring. */
  isPartial?: boolean | undefined;
}

interface Props {
  /** The name of the chart, for the list of its positions. */
  label: string;
  /** In the order of the x axis. */
  positions: readonly SeriesPosition[];
  /** The series that are drawn. */
  series: readonly ChartSeries[];
  ticks: (from: number, to: number, max: number) => readonly AxisTick[];
  formatValue: (value: number) => string;
  axis?: AxisOptions;
  /** Formats the values of series on the right axis; by default `formatValue`. */
  formatRight?: (value: number) => string;
  /** Whether low values are at the top, as for ranks. */
  isReversed?: boolean;
  height?: number;
  onPick?: ((index: number) => void) | undefined;
}

/** Dots closer than this would look like a dotted line. */
const MIN_DOT_DISTANCE_PX = 14;
/** Space beside the first and last points. */
const PADDING_PX = 10;

/** Lines of several series over the same positions, on one axis or two. */
export function SeriesChart(props: Props) {
  const { label, positions, series, ticks, formatValue, height = 280, onPick } = props;
  const { axis: axisOptions, formatRight = formatValue, isReversed = false } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const [left, right] = useMemo(
    () => [
      fitAxis(valuesOf(series, false), axisOptions),
      series.some(({ usesRightAxis }) => usesRightAxis)
        ? fitAxis(valuesOf(series, true), axisOptions)
        : null,
    ],
    [series, axisOptions],
  );
  const fitted = layOutPlot({
    width,
    height,
    axis: left,
    tickTexts: left.ticks.map(formatValue),
    endTexts: right === null ? [] : right.ticks.map(formatRight),
  });
  const plot: Plot = isReversed
    ? { ...fitted, y: (value) => fitted.top + fitted.bottom - fitted.y(value) }
    : fitted;
  const rightY = right === null ? plot.y : scaleOf(right, plot);
  const [from, to] = [positions[0]?.at ?? 0, positions.at(-1)?.at ?? 1];
  const x = (at: number) =>
    to === from
      ? (plot.left + plot.right) / 2
      : plot.left +
        PADDING_PX +
        ((at - from) / (to - from)) * (plot.right - plot.left - 2 * PADDING_PX);
  const markPositions = positions.map(({ at }) => ({ at, x: x(at) }));
  const marks = useActiveMark({ marks: markPositions, onPick });
  const labels = ticks(
    from,
    to,
    Math.max(2, Math.floor((plot.right - plot.left) / (maxTextWidth(['0000 0000']) + 4))),
  ).map(({ at, text }): Label => ({ x: x(at), text }));
  const hasDots = (plot.right - plot.left) / positions.length >= MIN_DOT_DISTANCE_PX;
  const drawn = series.map((entry) => {
    const y = entry.usesRightAxis === true ? rightY : plot.y;
    const pointAt = (index: number) => ({
      x: markPositions[index]?.x ?? 0,
      y: y(entry.values[index] ?? 0),
    });
    const split = splitRuns(entry.values.map((value) => ({ value })));
    const runs = entry.spansGaps === true && split.length > 0 ? [split.flat()] : split;
    const isPartial = (index: number) => positions[index]?.isPartial === true;
    return {
      ...entry,
      pointAt,
      runs: runs.map((run) => {
        const runPoints = run.map(pointAt);
        const isComplete = run.map((index) => !isPartial(index));
        const [first, last] = [isComplete.indexOf(true), isComplete.lastIndexOf(true)];
        return {
          points: runPoints.map((point, index) => ({
            ...point,
            isPartial: isComplete[index] === false,
          })),
          completeLine: first < 0 ? [] : runPoints.slice(first, last + 1),
          partialLines:
            first < 0 ? [runPoints] : [runPoints.slice(0, first + 1), runPoints.slice(last)],
        };
      }),
    };
  });
  const selected = marks.selected === null ? undefined : positions[marks.selected];
  const current = marks.current;
  const currentSeries =
    current === null ? [] : drawn.filter(({ values }) => values[current] != null);
  const markY = Math.min(
    plot.bottom,
    ...currentSeries.map(({ pointAt }) => pointAt(current ?? 0).y),
  );
  return (
    <div ref={frame} className="chart" style={{ height }}>
      {width > 0 && (
        <ChartSvg
          {...{ width, height, axis: left, plot, labels, formatValue, color: 'series1' }}
          isPickable={onPick !== undefined && marks.selected !== null}
          pointerHandlers={marks.pointerHandlers}
        >
          {right !== null && (
            <RightAxis axis={right} plot={plot} y={rightY} formatValue={formatRight} />
          )}
          {current !== null && (
            <g className="chart-crosshair">
              <line
                x1={markPositions[current]?.x}
                x2={markPositions[current]?.x}
                y1={plot.top}
                y2={plot.bottom}
              />
            </g>
          )}
          {drawn.map(({ id, color, isDashed, runs }) => (
            <g key={id} style={{ color: colorOf(color) }}>
              {runs.map(({ points: run, completeLine, partialLines }) => (
                <g key={run[0]?.x}>
                  <path
                    className={isDashed ? 'chart-line chart-dashed' : 'chart-line'}
                    d={linePath(completeLine, 'straight')}
                  />
                  {partialLines.map((part) =>
                    part.length < 2 ? null : (
                      <path
                        key={part[0]?.x}
                        className={`chart-line chart-partial${isDashed ? ' chart-dashed' : ''}`}
                        d={linePath(part, 'straight')}
                      />
                    ),
                  )}
                </g>
              ))}
              {runs.map(({ points: run }) =>
                hasDots || run.length === 1
                  ? run.map(({ x: cx, y: cy, isPartial }) => (
                      <circle
                        key={cx}
                        className={isPartial ? 'chart-ring' : 'chart-dot'}
                        cx={cx}
                        cy={cy}
                        r={3}
                      />
                    ))
                  : null,
              )}
            </g>
          ))}
          {current !== null &&
            currentSeries.map(({ id, color, pointAt }) => (
              <circle
                key={id}
                className="chart-ring"
                style={{ color: colorOf(color) }}
                cx={pointAt(current).x}
                cy={pointAt(current).y}
                r={4.5}
              />
            ))}
        </ChartSvg>
      )}
      {width > 0 && (
        <ChartPoints
          label={label}
          points={positions.map(({ title, lines }, index) => ({
            index,
            x: markPositions[index]?.x ?? 0,
            y: plot.bottom,
            label: [title, ...lines].join(', '),
          }))}
          onFocus={marks.show}
          onPick={marks.pick}
        />
      )}
      {selected !== undefined && current !== null && (
        <ChartTooltip
          title={selected.title}
          lines={selected.lines}
          mark={{ x: markPositions[current]?.x ?? 0, y: markY }}
          width={width}
          height={height}
        />
      )}
    </div>
  );
}

function valuesOf(series: readonly ChartSeries[], usesRightAxis: boolean): number[] {
  return series
    .filter((entry) => (entry.usesRightAxis ?? false) === usesRightAxis)
    .flatMap(({ values }) => values.filter((value) => value !== null));
}

function scaleOf(axis: Axis, { top, bottom }: Plot): (value: number) => number {
  const scale = (bottom - top) / (axis.to - axis.from);
  return (value) => bottom - (value - axis.from) * scale;
}
