import { type RefObject, useEffect, useRef, useState } from 'react';

const ENTRIES_PER_STEP = 60;
/** How far below the screen more entries are added, before a user can scroll past the last one. */
const LOAD_MARGIN = '1500px';

/**
 * Shows a long list in steps while it is scrolled: returns how many entries to show, and a ref for the
 * element after them.
 * @param list a different list starts again with the first step.
 */
export function useIncrementalList(
  list: readonly unknown[],
): [shownCount: number, endRef: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState({ list, shownCount: ENTRIES_PER_STEP });
  const shownCount = state.list === list ? state.shownCount : ENTRIES_PER_STEP;
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (endRef.current === null || shownCount >= list.length) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setState({ list, shownCount: shownCount + 2 * ENTRIES_PER_STEP });
        }
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [list, shownCount]);
  return [shownCount, endRef];
}
