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
): [shownCount: number, end: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState({ list, shownCount: ENTRIES_PER_STEP });
  const shownCount = state.list === list ? state.shownCount : ENTRIES_PER_STEP;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || shownCount >= list.length) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setState({ list, shownCount: shownCount + 2 * ENTRIES_PER_STEP });
        }
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [list, shownCount]);
  return [shownCount, end];
}
