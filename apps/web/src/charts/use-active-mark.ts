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
 * Tracks the mark at the pointer, at the focus or under the crosshair of the group, and what a click
 * does. A first tap only shows the values of a mark, a second one opens it.
 */
export function useActiveMark({ marks, onPick, active, onActive }: Options) {
  const [own, setOwn] = useState<number | null>(null);
  const [touched, setTouched] = useState<number | null>(null);
  const crosshair = useCrosshair();
  const selected = active === undefined ? own : active;
  const fromGroup = crosshair?.at == null ? null : nearest(marks, ({ at }) => at, crosshair.at);
  function show(index: number | null) {
    setOwn(index);
    onActive?.(index);
    crosshair?.setAt(index === null ? null : (marks[index]?.at ?? null));
  }
  const under = (event: MouseEvent<Element>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return nearest(marks, ({ x }) => x, event.clientX - left);
  };
  return {
    /** The mark whose values this chart shows. */
    selected,
    /** The mark under the crosshair, possibly set by another chart. */
    current: selected ?? fromGroup,
    show,
    pick(index: number) {
      show(index);
      onPick?.(index);
    },
    pointer: {
      onPointerMove: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') show(under(event));
      },
      onPointerLeave: (event: PointerEvent<Element>) => {
        if (event.pointerType !== 'touch') show(null);
      },
      onPointerDown: (event: PointerEvent<Element>) => {
        setTouched(event.pointerType === 'touch' ? selected : under(event));
      },
      onClick: (event: MouseEvent<Element>) => {
        const index = under(event);
        show(index);
        if (index !== null && index === touched) onPick?.(index);
      },
    },
  };
}

type Mark = { at: number; x: number };

function nearest(
  marks: Options['marks'],
  place: (mark: Mark) => number,
  at: number,
): number | null {
  let best: number | null = null;
  let minimum = Infinity;
  marks.forEach((mark, index) => {
    if (mark === null) return;
    const distance = Math.abs(place(mark) - at);
    if (distance < minimum) [best, minimum] = [index, distance];
  });
  return best;
}
