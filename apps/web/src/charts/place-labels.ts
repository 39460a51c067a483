import type { PixelPosition } from './line-path.ts';
import { FONT_SIZE_PX, type Plot, textWidth } from './plot.ts';

interface LabelledPoint extends PixelPosition {
  radius: number;
  /** Empty for a point without a label. */
  text: string;
  /** The heaviest are labelled first. */
  weight: number;
}

export interface PlacedLabel extends PixelPosition {
  text: string;
  anchor: 'start' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns labels beside their points: as many as fit without covering a point or another label. */
export function placeLabels(points: readonly LabelledPoint[], plot: Plot): PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const placed: PlacedLabel[] = [];
  for (const { x, y, radius, text } of points.toSorted((a, b) => b.weight - a.weight)) {
    if (text === '') continue;
    const width = textWidth(text);
    const box = (anchor: 'start' | 'end'): Box => ({
      left: anchor === 'start' ? x + radius + 2 : x - radius - 2 - width,
      right: anchor === 'start' ? x + radius + 2 + width : x - radius - 2,
      top: y - FONT_SIZE_PX / 2,
      bottom: y + FONT_SIZE_PX / 2,
    });
    const anchor = (['start', 'end'] as const).find((side) => {
      const { left, right, top, bottom } = box(side);
      const isInside = left >= plot.left && right <= plot.right;
      return (
        isInside &&
        taken.every(
          (other) =>
            right <= other.left ||
            left >= other.right ||
            bottom <= other.top ||
            top >= other.bottom,
        )
      );
    });
    if (anchor === undefined) continue;
    taken.push(box(anchor));
    const offset = radius + 4;
    placed.push({ text, anchor, x: anchor === 'start' ? x + offset : x - offset, y });
  }
  return placed;
}
