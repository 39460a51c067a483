import { useState } from 'react';

/** Keeps track of which series of a chart are hidden; at first, `initial` are. */
export function useHiddenSeries(
  initial: readonly string[] = [],
): [readonly string[], (id: string) => void] {
  const [hidden, setHidden] = useState<readonly string[]>(initial);
  const toggle = (id: string) =>
    setHidden((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return [hidden, toggle];
}
