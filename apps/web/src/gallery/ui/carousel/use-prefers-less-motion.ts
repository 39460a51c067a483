import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the system is set to less motion; follows it. */
export function usePrefersLessMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
