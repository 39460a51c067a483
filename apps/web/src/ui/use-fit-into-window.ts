import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How near to the edge of the window it may come, in pixels. */
const MARGIN = 8;

/** Returns the ref of an element that is moved aside, once it is shown, until the window holds it. */
export function useFitIntoWindow(shown: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || ref.current === null) return;
    const { left, right } = ref.current.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shift = Math.max(MARGIN - left, Math.min(0, width - MARGIN - right));
    if (shift !== 0) ref.current.style.translate = `${shift}px`;
  }, [shown]);
  return ref;
}
