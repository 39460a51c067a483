import { useEffect, useRef } from 'react';

/** Calls back once a value other than undefined has been set for two and a half seconds. */
export function useResetAfter(value: unknown, over: () => void): void {
  const callback = useRef(over);
  callback.current = over;
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => callback.current(), 2500);
    return () => clearTimeout(timer);
  }, [value]);
}
