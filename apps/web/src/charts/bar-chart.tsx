import './chart.scss';
import { useMemo } from 'react';
import { thinLabels } from './chart-axes.tsx';
import { ChartNote, NOTE_HEIGHT_PX } from './chart-note.tsx';
import { ChartSvg, ReferenceLine } from './chart-svg.tsx';
import type { ColorRole } from './colors.ts';
import { type AxisOptions, fitAxis } from './fit-axis.ts';
import { MarkTexts } from './mark-texts.tsx';
import { layOutPlot, type Plot } from './plot.ts';
import { useActiveMark } from './use-active-mark.ts';
import { useWidth } from './use-width.ts';
import { Whisker } from './whisker.tsx';

export interface Bar {
  /** The label below it. */
  label: string;
  value: number;
  /** The ends of its interval. */
  low?: number;
  high?: number;
  /** Whether the sample is too small to compare: a ring replaces the bar, with its interval. */
  isSmallSample?: boolean;
  /** The text of the tooltip and for screen readers, after its label. */
  lines: string[];
}

interface Props {
  /** The name of the chart, for the list of its bars. */
  label: string;
  bars: readonly Bar[];
  formatValue: (value: number) => string;
  axis?: AxisOptions;
  color?: ColorRole;
  /** Whether it shows a distribution, whose bars touch. */
  isHistogram?: boolean;
  /** A level to compare with. */
  reference?: number;
  /** Vertical lines. */
  markers?: readonly Marker[];
  onPick?: ((index: number) => void) | undefined;
  /** Returns the target of a bar that is a link; `onPick` navigates there. */
  href?: ((index: number) => string | undefined) | undefined;
}

interface Marker {
  /** A position on the axis of bars: 1.5 is the middle of the second. */
  at: number;
  text: string;
  /** Whether it marks one player’s position. */
  isOfMarkedPlayer?: boolean;
}

const NO_MARKERS: readonly Marker[] = [];

const HEIGHT_PX = 280;

/**
 * Bars from zero, with their intervals if given. They have tooltips, can be reached with the arrow
 * keys, and are opened by Enter or a click nearby.
 */
export function BarChart(props: Props) {
  const { label, bars, formatValue, color = 'series1', isHistogram = false } = props;
  const { axis: axisOptions, reference, markers = NO_MARKERS, onPick, href } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const axis = useMemo(
    () =>
      fitAxis(
        bars.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
        { ...axisOptions, includesZero: true },
      ),
    [bars, axisOptions],
  );
  const plot = layOutPlot({
    width,
    height: HEIGHT_PX,
    axis,
    tickTexts: axis.ticks.map(formatValue),
    top: markers.length === 0 ? 12 : 10 + markers.length * NOTE_HEIGHT_PX,
  });
  const slotWidth = (plot.right - plot.left) / bars.length;
  const thickness = isHistogram ? slotWidth * 0.96 : Math.min(56, slotWidth * 0.66);
  const positions = bars.map(({ value }, index) => ({
    at: index,
    x: plot.left + (index + 0.5) * slotWidth,
    y: plot.y(value),
  }));
  const marks = useActiveMark({ marks: positions, onPick });
  return (
    <div ref={frame} className="chart" style={{ height: HEIGHT_PX }}>
      {width > 0 && (
        <ChartSvg
          {...{ width, height: HEIGHT_PX, axis, plot, formatValue, color }}
          labels={thinLabels(
            bars.map((bar, index) => ({ x: positions[index]?.x ?? 0, text: bar.label })),
          )}
          isPickable={onPick !== undefined && marks.selected !== null}
          pointerHandlers={marks.pointerHandlers}
        >
          {bars.map((bar, index) => (
            <BarMark
              key={bar.label}
              bar={bar}
              plot={plot}
              x={positions[index]?.x ?? 0}
              thickness={thickness}
              isActive={marks.current === index}
            />
          ))}
          <ReferenceLine plot={plot} level={reference} />
          {markers.map(({ at, text, isOfMarkedPlayer }, index) => (
            <ChartNote
              key={text}
              plot={plot}
              x={plot.left + at * slotWidth}
              y={plot.bottom}
              text={text}
              row={index}
              isOfMarkedPlayer={isOfMarkedPlayer}
            />
          ))}
        </ChartSvg>
      )}
      <MarkTexts
        {...{ label, width, height: HEIGHT_PX, positions, marks }}
        texts={bars.map(({ label: title, lines }) => ({ title, lines }))}
        href={href}
        clearance={() => thickness / 2}
      />
    </div>
  );
}

interface BarMarkProps {
  bar: Bar;
  plot: Plot;
  x: number;
  thickness: number;
  isActive: boolean;
}

function BarMark({ bar, plot, x, thickness, isActive }: BarMarkProps) {
  const { value, low, high, isSmallSample = false } = bar;
  const [zero, end] = [plot.y(0), plot.y(value)];
  const left = x - thickness / 2;
  const radius = Math.min(3, Math.abs(zero - end), thickness / 2);
  const outline = `M${left} ${zero}V${end + radius}q0 ${-radius} ${radius} ${-radius}H${left + thickness - radius}q${radius} 0 ${radius} ${radius}V${zero}Z`;
  return (
    <g className={`${isSmallSample ? 'chart-few' : ''} ${isActive ? 'chart-active' : ''}`}>
      {!isSmallSample && <path className="chart-bar" d={outline} />}
      {low !== undefined && high !== undefined && (
        <Whisker x={x} from={plot.y(low)} to={plot.y(high)} />
      )}
      {isSmallSample && <circle className="chart-ring" cx={x} cy={end} r={4} />}
    </g>
  );
}
