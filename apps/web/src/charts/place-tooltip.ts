import type { PixelPosition } from './line-path.ts';
import { FONT_SIZE_PX, textWidth } from './plot.ts';

interface Options {
  /** The position of the mark the tooltip describes, in px. */
  mark: PixelPosition;
  /** Half the width of the mark, in px. */
  clearance?: number;
  /** The size of the chart, and of the tooltip. */
  width: number;
  height: number;
  size: { width: number; height: number };
  /** The line it should not cover, in the order of x. */
  line?: readonly PixelPosition[];
}

const MARK_DISTANCE_PX = 14;
/** The height of the labels below the plot. */
const LABELS_HEIGHT_PX = 30;
const SAMPLE_DISTANCE_PX = 6;

/** Estimates the size of a tooltip. */
export function tooltipSize(title: string, lines: readonly string[]) {
  const widest = Math.max(...[title, ...lines].map(textWidth));
  return { width: widest * 1.08 + 24, height: (lines.length + 1) * FONT_SIZE_PX * 1.55 + 16 };
}

/**
 * Returns where to put a tooltip: beside its mark, at the top or bottom of the chart, where it covers
 * the least of the line. It stays within the chart if that is possible.
 */
export function placeTooltip({ mark, clearance = 0, width, height, size, line = [] }: Options) {
  const right = mark.x + clearance + MARK_DISTANCE_PX;
  const left = mark.x - clearance - MARK_DISTANCE_PX - size.width;
  const fitting = [right, left].filter((x) => x >= 0 && x + size.width <= width);
  const fallback = Math.min(Math.max(0, left), Math.max(0, width - size.width));
  const sides = fitting.length > 0 ? fitting : [fallback];
  const [top, bottom] = [4, height - LABELS_HEIGHT_PX - size.height];
  const heights = mark.y < height / 2 ? [bottom, top] : [top, bottom];
  const samples = sampleLine(line);
  const places = sides.flatMap((x) => heights.map((y) => ({ left: x, top: y })));
  const countCovered = (place: { left: number; top: number }) =>
    samples.filter(
      ({ x, y }) =>
        x >= place.left &&
        x <= place.left + size.width &&
        y >= place.top - 4 &&
        y <= place.top + size.height + 4,
    ).length;
  return places.reduce((best, place) => (countCovered(place) < countCovered(best) ? place : best));
}

/** Returns points at short distances along a line. */
function sampleLine(line: readonly PixelPosition[]): PixelPosition[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (next === undefined) return [point];
    const count = Math.max(
      1,
      Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / SAMPLE_DISTANCE_PX),
    );
    return Array.from({ length: count }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / count,
      y: point.y + ((next.y - point.y) * step) / count,
    }));
  });
}
