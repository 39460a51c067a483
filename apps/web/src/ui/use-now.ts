import { useEffect, useState } from 'react';

/** Returns the current time in epoch milliseconds, updated every 30 seconds while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    }, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
