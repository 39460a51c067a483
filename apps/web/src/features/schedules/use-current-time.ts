import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the current time in epoch milliseconds, updated every second while the page is visible. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
