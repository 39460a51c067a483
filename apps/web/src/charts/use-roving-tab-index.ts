import { type KeyboardEvent, useRef, useState } from 'react';
import { nextIndex } from './next-index.ts';

/**
 * Makes a row of elements a single Tab stop; the arrow keys, Home and End move between them.
 * Tab reaches the one at `start` first, by default the last.
 */
export function useRovingTabIndex(count: number, start = count - 1, columns?: number) {
  const elements = useRef(new Map<number, HTMLElement | SVGElement>());
  const [focused, setFocused] = useState<number>();
  const current = Math.min(focused ?? start, count - 1);
  return {
    current,
    onKeyDown(event: KeyboardEvent) {
      const next = nextIndex(event.key, current, count, columns);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setFocused(next);
      elements.current.get(next)?.focus();
    },
    /** Returns the properties of the element at an index. */
    itemProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setFocused(index),
      ref(element: HTMLElement | SVGElement | null) {
        if (element === null) elements.current.delete(index);
        else elements.current.set(index, element);
      },
    }),
  };
}
