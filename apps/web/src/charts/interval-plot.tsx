import './chart.scss';
import './series.scss';
import { useMemo } from 'react';
import { type ColorRole, colorOf } from './colors.ts';
import { DiamondMark } from './diamond-mark.tsx';
import { type AxisOptions, fitAxis } from './fit-axis.ts';
import { MarkTexts } from './mark-texts.tsx';
import { FONT_SIZE_PX, maxTextWidth, textWidth } from './plot.ts';
import { useNearestMark } from './use-nearest-mark.ts';
import { useWidth } from './use-width.ts';

export interface IntervalRow {
  id: string;
  name: string;
  value: number;
  low: number;
  high: number;
  /** The text of the tooltip and for screen readers, after its name. */
  lines: string[];
  color?: ColorRole;
  isSmallSample?: boolean;
  /** Values to compare with, such as the marked player’s. */
  diamonds?: readonly { value: number; color?: ColorRole }[];
}

interface Props {
  /** The name of the chart, for the list of its rows. */
  label: string;
  /** From the top. */
  rows: readonly IntervalRow[];
  formatValue: (value: number) => string;
  axis?: AxisOptions;
  /** A level to compare with, such as 0 or 50%. */
  reference?: number;
  /** Whether values are bars from zero, below their intervals. */
  hasBars?: boolean;
  onPick?: ((index: number) => void) | undefined;
}

const ROW_HEIGHT_PX = 28;
const AXIS_HEIGHT_PX = 24;
const BAR_HEIGHT_PX = 16;

/** A row for each estimate: a dot, and a line over its interval. */
export function IntervalPlot({
  label,
  rows,
  formatValue,
  axis: options,
  reference,
  hasBars = false,
  onPick,
}: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const axis = useMemo(
    () =>
      fitAxis(
        [
          ...rows.flatMap(({ low, high, diamonds = [] }) => [
            low,
            high,
            ...diamonds.map(({ value }) => value),
          ]),
          ...(reference === undefined ? [] : [reference]),
        ],
        hasBars ? { ...options, includesZero: true } : options,
      ),
    [rows, reference, options, hasBars],
  );
  const left = Math.min(0.42 * width, maxTextWidth(rows.map(({ name }) => name)) + 12);
  const right = width - 16;
  const height = rows.length * ROW_HEIGHT_PX + AXIS_HEIGHT_PX;
  const bottom = rows.length * ROW_HEIGHT_PX;
  const x = (value: number) =>
    left + ((value - axis.from) / (axis.to - axis.from)) * (right - left);
  const positions = rows.map(({ value }, index) => ({
    x: x(value),
    y: (index + 0.5) * ROW_HEIGHT_PX,
  }));
  const marks = useNearestMark({
    positions,
    onPick,
    maxDistance: ROW_HEIGHT_PX / 2,
    distance: (_, dy) => dy,
  });
  return (
    <div ref={frame} className="chart" style={{ height }}>
      {width > 0 && (
        <svg
          className={onPick !== undefined && marks.selected !== null ? 'chart-pickable' : ''}
          width={width}
          height={height}
          aria-hidden="true"
          {...marks.pointerHandlers}
        >
          <rect className="chart-background" width={width} height={height} />
          {axis.ticks.map((tick) => (
            <g key={tick} className="chart-axis">
              <line className="chart-grid" x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} />
              <text x={x(tick)} y={bottom + 16} textAnchor="middle">
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {reference !== undefined && (
            <line
              className="chart-reference"
              x1={x(reference)}
              x2={x(reference)}
              y1={0}
              y2={bottom}
            />
          )}
          {rows.map((row, index) => {
            const y = positions[index]?.y ?? 0;
            const isActive = index === marks.selected;
            return (
              <g
                key={row.id}
                className={row.isSmallSample === true ? 'chart-few' : ''}
                style={{ color: colorOf(row.color ?? 'series1') }}
              >
                {isActive && (
                  <rect
                    className="interval-active"
                    y={y - ROW_HEIGHT_PX / 2}
                    width={width}
                    height={ROW_HEIGHT_PX}
                  />
                )}
                <text className="interval-name" x={0} y={y} dy="0.32em">
                  {shorten(row.name, left - 12)}
                </text>
                {hasBars && row.isSmallSample !== true && (
                  <rect
                    className="chart-bar"
                    x={Math.min(x(0), x(row.value))}
                    y={y - BAR_HEIGHT_PX / 2}
                    width={Math.max(0.5, Math.abs(x(row.value) - x(0)))}
                    height={BAR_HEIGHT_PX}
                  />
                )}
                <path
                  className={hasBars ? 'chart-whisker' : 'interval-line'}
                  d={`M${x(row.low)} ${y}H${x(row.high)}`}
                />
                {(!hasBars || row.isSmallSample === true) && (
                  <circle
                    className={row.isSmallSample === true ? 'chart-ring' : 'chart-dot'}
                    cx={x(row.value)}
                    cy={y}
                    r={5}
                  />
                )}
                {row.diamonds?.map(({ value, color }) => (
                  <DiamondMark key={`${color} ${value}`} x={x(value)} y={y} color={color} />
                ))}
              </g>
            );
          })}
        </svg>
      )}
      <MarkTexts
        {...{ label, width, height, positions, marks }}
        texts={rows.map(({ name: title, lines }) => ({ title, lines }))}
        columns={1}
        clearance={() => 8}
      />
    </div>
  );
}

/** Returns a text that fits into a width in px. */
function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const letters = Math.max(1, Math.floor(width / (FONT_SIZE_PX * 0.6)) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}
