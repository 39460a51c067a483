import { type MouseEvent, type PointerEvent, useState } from 'react';
import { useCrosshair } from './crosshair-group.tsx';

interface Options {
  /** The marks on the x axis in order, as data (`at`) and in px (`x`); null if there is none. */
  marks: readonly ({ at: number; x: number } | null)[];
  onPick?: ((index: number) => void) | undefined;
  /** The active mark, if something outside of the chart sets it as well. */
  active?: number | null | undefined;
  onActive?: ((index: number | null) => void) | undefined;
}

/**
 * Tracks the active mark: the one at the pointer, with the focus or at the group's crosshair. The
 * first tap on a mark only shows its values, the second one opens it.
 */
export function useActiveMark({ marks, onPick, active, onActive }: Options) {
  const [ownActive, setOwnActive] = useState<number | null>(null);
  /** The mark that a click picks if it is still there: a pressed one, or by touch the one that was already selected. */
  const [pickable, setPickable] = useState<number | null>(null);
  const crosshair = useCrosshair();
  const selected = active === undefined ? ownActive : active;
  const atCrosshair = crosshair?.at == null ? null : nearest(marks, ({ at }) => at, crosshair.at);
  function show(index: number | null) {
    setOwnActive(index);
    onActive?.(index);
    crosshair?.setAt(index === null ? null : (marks[index]?.at ?? null));
  }
  const markAt = (event: MouseEvent<Element>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return nearest(marks, ({ x }) => x, event.clientX - left);
  };
  return {
    /** The mark whose values this chart shows. */
    selected,
    /** The mark under the crosshair, possibly set by another chart. */
    current: selected ?? atCrosshair,
    show,
    pick(index: number) {
      show(index);
      onPick?.(index);
    },
    pointerHandlers: {
      onPointerMove: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') show(markAt(event));
      },
      onPointerLeave: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') show(null);
      },
      onPointerDown: (event: PointerEvent<Element>) => {
        setPickable(event.pointerType === 'touch' ? selected : markAt(event));
      },
      onClick: (event: MouseEvent<Element>) => {
        const index = markAt(event);
        show(index);
        if (index !== null && index === pickable) onPick?.(index);
      },
    },
  };
}

type Mark = { at: number; x: number };

function nearest(
  marks: Options['marks'],
  positionOf: (mark: Mark) => number,
  at: number,
): number | null {
  let best: number | null = null;
  let minimum = Infinity;
  marks.forEach((mark, index) => {
    if (mark === null) return;
    const distance = Math.abs(positionOf(mark) - at);
    if (distance < minimum) [best, minimum] = [index, distance];
  });
  return best;
}
