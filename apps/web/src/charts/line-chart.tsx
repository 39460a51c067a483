import './chart.scss';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Label } from './chart-axes.tsx';
import { ChartPoints } from './chart-points.tsx';
import { ChartSvg, ReferenceLine } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { type ColorRole, colorOf } from './colors.ts';
import { Crosshair } from './crosshair.tsx';
import { useSharedMargin } from './crosshair-group.tsx';
import { type AxisOptions, fitAxis } from './fit-axis.ts';
import { LineMarks, type MarkShape } from './line-marks.tsx';
import type { LineShape } from './line-path.ts';
import { layOutPlot, maxTextWidth } from './plot.ts';
import type { AxisTick } from './time-ticks.ts';
import { useActiveMark } from './use-active-mark.ts';
import { useWidth } from './use-width.ts';

export interface LinePoint {
  /** Its position: milliseconds on a time axis, or any other number. */
  x: number;
  /** Null if there is no value; the line has a gap there. */
  value: number | null;
  /** The ends of its interval. */
  low?: number;
  high?: number;
  /** Whether data is missing before it; the line has a gap there. */
  isAfterGap?: boolean;
  /** The text of the tooltip and for screen readers. */
  title: string;
  lines: string[];
  /** Drawn instead of a dot. */
  mark?: { shape: MarkShape; color: ColorRole };
  /** An annotation, for one or two important points. */
  note?: string;
}

export interface LineChartProps {
  /** The name of the chart, for the list of its points. */
  label: string;
  /** In the order of x. */
  points: readonly LinePoint[];
  /** The ends of the x axis; by default the first and last point. */
  from?: number;
  to?: number;
  /** Returns at most `max` ticks of the x axis, such as those of `timeTicks`. */
  ticks: (from: number, to: number, max: number) => readonly AxisTick[];
  /** Formats values on the axis and at the end of the line. */
  formatValue: (value: number) => string;
  axis?: AxisOptions;
  color?: ColorRole;
  shape?: LineShape;
  /** Several lines, each through some of the points and in its own colour; by default one through all. */
  lines?: readonly { color: ColorRole; indices: readonly number[] }[];
  /** Values of a smoothed line, one per point, drawn over paler points: see `rollingMean`. */
  trend?: readonly (number | null)[];
  /** A level to compare with. */
  reference?: number;
  /** Shades the area between the line and zero, in one colour above and another below. */
  shade?: { above: ColorRole; below: ColorRole };
  /** Whether the last value is written at the end of the line; true by default. */
  showsLast?: boolean;
  /** In px; 280 by default. */
  height?: number;
  /** Opens the matches of a point. */
  onPick?: (index: number) => void;
  /** The active point, if something outside of the chart sets it as well. */
  active?: number | null;
  onActive?: (index: number | null) => void;
}

/**
 * A line with straight segments between points and gaps where data is missing, on an axis fitted to
 * its values. Points have tooltips, can be reached with the arrow keys, and are opened by Enter or a
 * click nearby. For the lead in a match: `shape="steps"`, `axis={{ hasWholeTicks: true }}`, `shade={{
 * above: 'team1', below: 'team2' }}`, a point per kill with its `mark`, and the turning point with
 * a `note`. In a `CrosshairGroup`, each chart shows the crosshair of the others. Wrap each in a
 * `ChartFigure`, which adds a name, a summary, a table and downloads.
 */
export function LineChart(props: LineChartProps) {
  const { label, points, formatValue, color = 'series1', shape = 'straight', height = 280 } = props;
  const { axis: axisOptions, lines, trend, reference, shade, showsLast = true, onPick } = props;
  const { from = points[0]?.x ?? 0, to = points.at(-1)?.x ?? 1 } = props;
  const { t } = useTranslation('charts');
  const clipId = useId();
  const [frame, width] = useWidth<HTMLDivElement>();
  const axis = useMemo(() => {
    const values = points.flatMap(({ value, low, high }) => [value, low, high]);
    if (shade !== undefined) values.push(0);
    return fitAxis(
      values.filter((value) => value != null),
      axisOptions,
    );
  }, [points, axisOptions, shade]);

  const shown = trend ?? points.map(({ value }) => value);
  const lastIndex = shown.findLastIndex((value) => value !== null);
  const last = shown[lastIndex];
  const lastText = showsLast && last != null ? formatValue(last) : undefined;
  const tickTexts = axis.ticks.map(formatValue);
  const tickWidth = useSharedMargin(maxTextWidth(tickTexts));
  const plot = layOutPlot({
    width,
    height,
    axis,
    tickTexts,
    tickWidth,
    endTexts: lastText === undefined ? [] : [lastText],
    top: points.some(({ note }) => note !== undefined) ? 26 : 12,
  });
  const x = (at: number) =>
    to === from
      ? (plot.left + plot.right) / 2
      : plot.left + ((at - from) / (to - from)) * (plot.right - plot.left);
  const positions = points.map((point) =>
    point.value === null ? null : { at: point.x, x: x(point.x), y: plot.y(point.value) },
  );
  const drawnLine = shown.flatMap((value, index) =>
    value === null ? [] : [{ x: x(points[index]?.x ?? 0), y: plot.y(value) }],
  );
  const marks = useActiveMark({
    marks: positions,
    onPick,
    active: props.active,
    onActive: props.onActive,
  });
  const labels = props
    .ticks(from, to, Math.max(2, Math.floor((plot.right - plot.left) / 58)))
    .map(({ at, text }): Label => ({ x: x(at), text }));
  const selected = marks.selected === null ? undefined : points[marks.selected];
  const position = marks.selected === null ? null : positions[marks.selected];
  return (
    <>
      <div ref={frame} className="chart" style={{ height }}>
        {width > 0 && (
          <ChartSvg
            {...{ width, height, axis, plot, labels, formatValue, color }}
            isPickable={onPick !== undefined && marks.selected !== null}
            pointerHandlers={marks.pointerHandlers}
          >
            <ReferenceLine plot={plot} level={reference} />
            {lines === undefined ? (
              <LineMarks {...{ points, plot, x, shape, trend, shade, clipId }} />
            ) : (
              lines.map((line) => (
                <g key={line.color} style={{ color: colorOf(line.color) }}>
                  <LineMarks
                    points={line.indices.flatMap((index) => points[index] ?? [])}
                    trend={undefined}
                    {...{ plot, x, shape, shade, clipId }}
                  />
                </g>
              ))
            )}
            {lastText !== undefined && last != null && (
              <text
                className="chart-last"
                x={x(points[lastIndex]?.x ?? 0) + 8}
                y={plot.y(last)}
                dy="0.32em"
              >
                {lastText}
              </text>
            )}
            <Crosshair
              plot={plot}
              position={marks.current === null ? null : positions[marks.current]}
            />
          </ChartSvg>
        )}
        {width > 0 && (
          <ChartPoints
            label={label}
            points={points.flatMap(({ title, lines }, index) => {
              const pointPosition = positions[index];
              if (pointPosition == null) return [];
              return [
                {
                  index,
                  x: pointPosition.x,
                  y: pointPosition.y,
                  label: [title, ...lines].join(', '),
                },
              ];
            })}
            onFocus={marks.show}
            onPick={marks.pick}
          />
        )}
        {selected !== undefined && position != null && (
          <ChartTooltip
            title={selected.title}
            lines={selected.lines}
            mark={position}
            width={width}
            height={height}
            line={drawnLine}
          />
        )}
      </div>
      {axis.isTruncated && (
        <p className="chart-foot">{t('axisCut', { from: formatValue(axis.from) })}</p>
      )}
    </>
  );
}
