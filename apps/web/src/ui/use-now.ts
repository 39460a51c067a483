import { useEffect, useState } from 'react';

/** The present in epoch milliseconds, renewed every half minute while the page is visible. */
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
