import { useSyncExternalStore } from 'react';

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;

let hasInteracted = false;
const listeners = new Set<() => void>();

function markInteraction(): void {
  hasInteracted = true;
  for (const listener of listeners) listener();
}

// From the beginning, before any component asks. Tests without a browser have no window.
for (const name of INTERACTIONS) {
  globalThis.window?.addEventListener(name, markInteraction, {
    capture: true,
    once: true,
    passive: true,
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether anybody has moved, scrolled or typed yet; until then, what is further down a page can wait. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(subscribe, () => hasInteracted);
}
