import { type MouseEvent, type PointerEvent, useState } from 'react';
import type { Spot } from './line-path.ts';

interface Options {
  /** The marks, in px. */
  spots: readonly Spot[];
  onPick?: ((index: number) => void) | undefined;
  /** The maximum distance of the pointer from a mark, as measured by `distance`. */
  reach?: number;
  /** Returns the distance of the pointer from a mark; by default the straight-line distance. */
  distance?: (dx: number, dy: number) => number;
}

/** Tracks the mark at the pointer or with the focus, for charts whose marks can be anywhere. */
export function useActiveSpot({ spots, onPick, reach = Infinity, distance = Math.hypot }: Options) {
  const [selected, setSelected] = useState<number | null>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const spotAt = (event: MouseEvent<Element>): number | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    let best: number | null = null;
    let minimum = reach;
    spots.forEach((spot, index) => {
      const spotDistance = distance(Math.abs(spot.x - x), Math.abs(spot.y - y));
      if (spotDistance <= minimum) [best, minimum] = [index, spotDistance];
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
    pointer: {
      onPointerMove: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') setSelected(spotAt(event));
      },
      onPointerLeave: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') setSelected(null);
      },
      onPointerDown: (event: PointerEvent<Element>) => {
        setPressed(event.pointerType === 'touch' ? selected : spotAt(event));
      },
      onClick: (event: MouseEvent<Element>) => {
        const index = spotAt(event);
        setSelected(index);
        // The first tap shows the values, the second one opens them.
        if (index !== null && index === pressed) onPick?.(index);
      },
    },
  };
}
