import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls sideways on small screens: scrolls to the one with
 * `aria-current`, initially and whenever `current` changes.
 */
export function useScrollActiveIntoView<Row extends HTMLElement>(
  current: unknown,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one is chosen
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return row;
}
