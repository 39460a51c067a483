import { useEffect, useState } from 'react';

/**
 * Returns a text once it has not changed for some time, so that not every keystroke sends a
 * request; an empty one at once.
 */
export function useDebounced(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === '') setDebounced('');
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === '' ? '' : debounced;
}
