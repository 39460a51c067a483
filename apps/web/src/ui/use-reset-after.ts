import { useEffect, useRef } from 'react';

const DELAY_MS = 2500;

/** Calls back when a value other than undefined has not changed for two and a half seconds. */
export function useResetAfter(value: unknown, onReset: () => void): void {
  const callback = useRef(onReset);
  callback.current = onReset;
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => callback.current(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
