import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The minimum distance to the edge of the window, in pixels. */
const MARGIN_PX = 8;

/**
 * Returns the ref of an element that is moved sideways when it is shown, so that it fits into the
 * window.
 */
export function useFitIntoWindow(isShown: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown || ref.current === null) return;
    const { left, right } = ref.current.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shift = Math.max(MARGIN_PX - left, Math.min(0, width - MARGIN_PX - right));
    if (shift !== 0) ref.current.style.translate = `${shift}px`;
  }, [isShown]);
  return ref;
}
