import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP = 60;
/** Far enough ahead that nobody scrolls to the end of what is there. */
const AHEAD = '1500px';

/**
 * Shows a long list as far as it is scrolled: returns how many entries to show, and a ref for the
 * element after them.
 * @param list another one starts from the beginning.
 */
export function useGrowing(
  list: readonly unknown[],
): [shown: number, end: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState({ list, shown: STEP });
  const shown = state.list === list ? state.shown : STEP;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || shown >= list.length) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setState({ list, shown: shown + 2 * STEP });
        }
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [list, shown]);
  return [shown, end];
}
