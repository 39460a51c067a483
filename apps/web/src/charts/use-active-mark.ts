import { type MouseEvent, type PointerEvent, useState } from 'react';
import { useCrosshair } from './crosshair-group.tsx';

interface Options {
  /** The places of the marks on the x axis of the data and in px, in order; null where there is none. */
  marks: readonly ({ at: number; x: number } | null)[];
  onPick?: ((index: number) => void) | undefined;
  /** For a mark that something outside of the chart decides on as well. */
  active?: number | null | undefined;
  onActive?: ((index: number | null) => void) | undefined;
}

/**
 * Which mark of a chart the pointer, the focus or another chart of its group is at, and what a click
 * does. A first touch only shows the figures of a mark, a second one opens it.
 */
export function useActiveMark({ marks, onPick, active, onActive }: Options) {
  const [own, setOwn] = useState<number | null>(null);
  const [touched, setTouched] = useState<number | null>(null);
  const crosshair = useCrosshair();
  const mine = active === undefined ? own : active;
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
    /** Its figures are shown here. */
    mine,
    /** The crosshair is on it, maybe because of another chart. */
    current: mine ?? fromGroup,
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
        setTouched(event.pointerType === 'touch' ? mine : under(event));
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
  let least = Infinity;
  marks.forEach((mark, index) => {
    if (mark === null) return;
    const distance = Math.abs(place(mark) - at);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
