import './chart.scss';
import { useMemo } from 'react';
import { thinLabels } from './chart-axes.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { colorOf } from './colors.ts';
import { type AxisOptions, fitAxis } from './fit-axis.ts';
import { MarkTexts } from './mark-texts.tsx';
import { layOutPlot } from './plot.ts';
import type { SeriesStyle } from './series.ts';
import { useActiveMark } from './use-active-mark.ts';
import { useWidth } from './use-width.ts';

export interface StackedBar {
  /** The label below it. */
  label: string;
  /** In full, for the tooltip. */
  title: string;
  /** A value per series, in their order. */
  values: readonly number[];
  /** Whether its period is incomplete; the bar is paler then. */
  isPartial?: boolean | undefined;
  /** The text of the tooltip and for screen readers, after its title. */
  lines: string[];
}

interface Props {
  /** The name of the chart, for the list of its bars. */
  label: string;
  /** The series that are drawn, from the bottom to the top. */
  series: readonly SeriesStyle[];
  bars: readonly StackedBar[];
  formatValue: (value: number) => string;
  axis?: AxisOptions;
  /** Whether the values of a bar are side by side instead of on top of each other. */
  isGrouped?: boolean;
  onPick?: ((index: number) => void) | undefined;
}

const HEIGHT_PX = 280;
const GAP_PX = 1;

/** Bars of several values on top of each other, or side by side; tooltips, keys and clicks as in `BarChart`. */
export function StackedBars(props: Props) {
  const { label, series, bars, formatValue, axis: options, isGrouped = false, onPick } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  // Where each bar ends: at the sum of its values, or side by side at the highest of them.
  const tops = useMemo(
    () =>
      bars.map(({ values }) =>
        isGrouped ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0),
      ),
    [bars, isGrouped],
  );
  const axis = useMemo(
    () =>
      fitAxis(isGrouped ? bars.flatMap(({ values }) => values) : tops, {
        ...options,
        includesZero: true,
      }),
    [bars, tops, options, isGrouped],
  );
  const plot = layOutPlot({
    width,
    height: HEIGHT_PX,
    axis,
    tickTexts: axis.ticks.map(formatValue),
  });
  const slotWidth = (plot.right - plot.left) / Math.max(1, bars.length);
  const thickness = Math.max(0, Math.min(isGrouped ? slotWidth : 56, slotWidth * 0.72));
  const positions = tops.map((top, index) => ({
    at: index,
    x: plot.left + (index + 0.5) * slotWidth,
    y: plot.y(top),
  }));
  const marks = useActiveMark({ marks: positions, onPick });
  return (
    <div ref={frame} className="chart" style={{ height: HEIGHT_PX }}>
      {width > 0 && (
        <ChartSvg
          {...{ width, height: HEIGHT_PX, axis, plot, formatValue, color: 'series1' }}
          labels={thinLabels(
            bars.map((bar, index) => ({ x: positions[index]?.x ?? 0, text: bar.label })),
          )}
          isPickable={onPick !== undefined && marks.selected !== null}
          pointerHandlers={marks.pointerHandlers}
        >
          {bars.map((bar, index) => (
            <g
              key={bar.title}
              className={`${marks.current === index ? 'chart-active' : ''} ${bar.isPartial === true ? 'chart-partial' : ''}`}
            >
              {(isGrouped ? placeSideBySide(bar.values) : stack(bar.values)).map(
                ([from, to], seriesIndex) => {
                  const height = plot.y(from) - plot.y(to);
                  const style = series[seriesIndex];
                  if (style === undefined || height <= 0) return null;
                  const left = (positions[index]?.x ?? 0) - thickness / 2;
                  const share = isGrouped ? thickness / series.length : thickness;
                  return (
                    <rect
                      key={style.id}
                      className={style.isDashed ? 'chart-bar chart-pale' : 'chart-bar'}
                      x={isGrouped ? left + seriesIndex * share : left}
                      y={plot.y(to)}
                      width={isGrouped ? Math.max(1, share - GAP_PX) : share}
                      height={Math.max(0.5, height - GAP_PX)}
                      style={{ color: colorOf(style.color) }}
                    />
                  );
                },
              )}
            </g>
          ))}
        </ChartSvg>
      )}
      <MarkTexts
        {...{ label, width, height: HEIGHT_PX, positions, marks }}
        texts={bars}
        clearance={() => thickness / 2}
      />
    </div>
  );
}

/** Returns the lower and upper end of each value from zero. */
function placeSideBySide(values: readonly number[]): [from: number, to: number][] {
  return values.map((value) => [Math.min(0, value), Math.max(0, value)]);
}

/** Returns the lower and upper end of each value in the stack. */
function stack(values: readonly number[]): [from: number, to: number][] {
  let top = 0;
  return values.map((value) => {
    const from = top;
    top += value;
    return [from, top];
  });
}
