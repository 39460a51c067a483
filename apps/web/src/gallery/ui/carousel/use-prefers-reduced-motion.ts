import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the system prefers reduced motion, and follows changes. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
