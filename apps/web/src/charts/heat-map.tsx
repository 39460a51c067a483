import './chart.scss';
import './series.scss';
import { colorOf } from './colors.ts';
import { layOutColumnLabels } from './column-labels.ts';
import { DiamondMark } from './diamond-mark.tsx';
import { MarkTexts } from './mark-texts.tsx';
import { maxTextWidth, textWidth } from './plot.ts';
import { useNearestMark } from './use-nearest-mark.ts';
import { useWidth } from './use-width.ts';

export interface HeatCell {
  /** Null if unknown. */
  value: number | null;
  /** The part of `value` that belongs to the marked player. */
  marked?: number | undefined;
  /** Whether the period that it counts is not over yet; it is drawn paler. */
  isPartial?: boolean | undefined;
  title: string;
  lines: string[];
}

interface Props {
  /** The name of the chart, for the list of its cells. */
  label: string;
  /** From the top. */
  rows: readonly string[];
  columns: readonly string[];
  /** Row by row. */
  cells: readonly (readonly HeatCell[])[];
  /** The legend of the colours: values from the palest to the strongest, and the texts at its two ends. */
  scale?: { values: readonly number[]; lowest: string; highest: string } | undefined;
  onPick?: ((row: number, column: number) => void) | undefined;
  /** Returns the target of a cell that is a link; `onPick` navigates there. */
  href?: ((row: number, column: number) => string | undefined) | undefined;
}

const CELL_HEIGHT_PX = 26;
const SCALE_HEIGHT_PX = 24;
const SWATCH_SIZE_PX = 16;

/** Cells whose colour becomes stronger with their value, each with a tooltip. */
export function HeatMap({ label, rows, columns, cells, scale, onPick, href }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const left = maxTextWidth(rows) + 10;
  const slotWidth = Math.max(0, (width - left) / Math.max(1, columns.length));
  const labels = layOutColumnLabels(columns, slotWidth);
  const labelsTop = rows.length * CELL_HEIGHT_PX;
  const scaleTop = labelsTop + labels.height;
  const height = scaleTop + (scale === undefined ? 0 : SCALE_HEIGHT_PX);
  const flat = cells.flat();
  const highest = Math.max(...flat.map(({ value }) => value ?? 0), 0);
  const highestMarked = Math.max(...flat.map(({ marked }) => marked ?? 0), 0);
  const positions = flat.map((_, index) => ({
    x: left + ((index % columns.length) + 0.5) * slotWidth,
    y: (Math.floor(index / columns.length) + 0.5) * CELL_HEIGHT_PX,
  }));
  const pick = (index: number) =>
    onPick?.(Math.floor(index / columns.length), index % columns.length);
  const marks = useNearestMark({
    positions,
    maxDistance: 1,
    // In half cells, so that a distance of 1 covers exactly the cell.
    distance: (dx, dy) => Math.max((2 * dx) / slotWidth, (2 * dy) / CELL_HEIGHT_PX),
    onPick: onPick === undefined ? undefined : pick,
  });
  return (
    <div ref={frame} className="chart" style={{ height }}>
      {width > 0 && (
        <svg
          className={onPick !== undefined && marks.selected !== null ? 'chart-pickable' : ''}
          width={width}
          height={height}
          aria-hidden="true"
          style={{ color: colorOf('series1') }}
          {...marks.pointerHandlers}
        >
          <rect className="chart-background" width={width} height={height} />
          {rows.map((row, index) => (
            <text
              key={row}
              x={left - 10}
              y={(index + 0.5) * CELL_HEIGHT_PX}
              dy="0.32em"
              textAnchor="end"
            >
              {row}
            </text>
          ))}
          {columns.map((column, index) => {
            const text = labels.texts[index] ?? '';
            const x = left + (index + 0.5) * slotWidth;
            if (text === '') return null;
            return labels.isRotated ? (
              <text
                key={column}
                transform={`translate(${x} ${labelsTop + 4}) rotate(-90)`}
                dy="0.32em"
                textAnchor="end"
              >
                {text}
              </text>
            ) : (
              <text key={column} x={x} y={labelsTop + 16} textAnchor="middle">
                {text}
              </text>
            );
          })}
          {scale !== undefined && (
            <g transform={`translate(0 ${scaleTop + 4})`}>
              <text y={SWATCH_SIZE_PX / 2} dy="0.32em">
                {scale.lowest}
              </text>
              {scale.values.map((value, index) => (
                <rect
                  key={value}
                  x={textWidth(scale.lowest) + 6 + index * SWATCH_SIZE_PX}
                  width={SWATCH_SIZE_PX - 1}
                  height={SWATCH_SIZE_PX}
                  style={{ fill: 'currentcolor', fillOpacity: opacityOf(value, highest) }}
                />
              ))}
              <text
                x={textWidth(scale.lowest) + 12 + scale.values.length * SWATCH_SIZE_PX}
                y={SWATCH_SIZE_PX / 2}
                dy="0.32em"
              >
                {scale.highest}
              </text>
            </g>
          )}
          {flat.map(({ title, value, marked = 0, isPartial = false }, index) => (
            <g key={title}>
              <rect
                className={index === marks.selected ? 'heat-cell heat-active' : 'heat-cell'}
                x={(positions[index]?.x ?? 0) - slotWidth / 2 + 1}
                y={(positions[index]?.y ?? 0) - CELL_HEIGHT_PX / 2 + 1}
                width={Math.max(1, slotWidth - 2)}
                height={CELL_HEIGHT_PX - 2}
                rx={2}
                style={{ fillOpacity: (isPartial ? 0.55 : 1) * opacityOf(value, highest) }}
              />
              {marked > 0 && (
                <DiamondMark
                  x={positions[index]?.x ?? 0}
                  y={positions[index]?.y ?? 0}
                  radius={
                    (0.35 + 0.65 * Math.sqrt(marked / highestMarked)) *
                    Math.min(7, slotWidth / 2 - 1)
                  }
                />
              )}
            </g>
          ))}
        </svg>
      )}
      <MarkTexts
        {...{ label, width, height, positions, marks }}
        texts={flat}
        columns={columns.length}
        href={
          href === undefined
            ? undefined
            : (index) => href(Math.floor(index / columns.length), index % columns.length)
        }
        clearance={() => slotWidth / 2}
      />
    </div>
  );
}

/** Returns the opacity of a cell; the lowest values remain distinguishable from none. */
function opacityOf(value: number | null, highest: number): number {
  if (value === null || value <= 0 || highest <= 0) return 0.05;
  return 0.14 + 0.86 * (value / highest);
}
