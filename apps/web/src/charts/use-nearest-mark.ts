import { type MouseEvent, type PointerEvent, useState } from 'react';
import type { PixelPosition } from './line-path.ts';

interface Options {
  /** The positions of the marks. */
  positions: readonly PixelPosition[];
  onPick?: ((index: number) => void) | undefined;
  /** The maximum distance of the pointer from a mark, as measured by `distance`. */
  maxDistance?: number;
  /** Returns the distance of the pointer from a mark; by default the straight-line distance. */
  distance?: (dx: number, dy: number) => number;
}

/** Tracks the mark nearest to the pointer, or with the focus, for charts whose marks can be anywhere. */
export function useNearestMark({
  positions,
  onPick,
  maxDistance = Infinity,
  distance = Math.hypot,
}: Options) {
  const [selected, setSelected] = useState<number | null>(null);
  /** The mark that a click picks if it is still there: a pressed one, or by touch the one that was already selected. */
  const [pickable, setPickable] = useState<number | null>(null);
  const markAt = (event: MouseEvent<Element>): number | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    let best: number | null = null;
    let minimum = maxDistance;
    positions.forEach((position, index) => {
      const markDistance = distance(Math.abs(position.x - x), Math.abs(position.y - y));
      if (markDistance <= minimum) [best, minimum] = [index, markDistance];
    });
    return best;
  };
  return {
    selected,
    show: setSelected,
    pick(index: number) {
      setSelected(index);
      onPick?.(index);
    },
    pointerHandlers: {
      onPointerMove: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') setSelected(markAt(event));
      },
      onPointerLeave: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') setSelected(null);
      },
      onPointerDown: (event: PointerEvent<Element>) => {
        setPickable(event.pointerType === 'touch' ? selected : markAt(event));
      },
      onClick: (event: MouseEvent<Element>) => {
        const index = markAt(event);
        setSelected(index);
        // The first tap shows the values, the second one opens them.
        if (index !== null && index === pickable) onPick?.(index);
      },
    },
  };
}
