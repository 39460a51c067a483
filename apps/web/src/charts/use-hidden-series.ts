import { useState } from 'react';

/** Keeps which series of a chart are hidden. */
export function useHiddenSeries(): [readonly string[], (id: string) => void] {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setHidden((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return [hidden, toggle];
}
