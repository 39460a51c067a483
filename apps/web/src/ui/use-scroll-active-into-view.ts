import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls sideways on small screens: scrolls to the one with
 * `aria-current`, initially and whenever `current` changes, and sets `data-more` on the row to the
 * sides on which more can be scrolled to, for styles.
 */
export function useScrollActiveIntoView<Row extends HTMLElement>(
  current: unknown,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for another current link
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  useEffect(() => {
    const { current: element } = row;
    if (element === null) return;
    const updateMore = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const isAtStart = scrollLeft <= 1;
      const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
      element.dataset.more = `${isAtStart ? '' : 'start'} ${isAtEnd ? '' : 'end'}`;
    };
    const observer = new ResizeObserver(updateMore);
    observer.observe(element);
    element.addEventListener('scroll', updateMore, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', updateMore);
    };
  }, []);
  return row;
}
