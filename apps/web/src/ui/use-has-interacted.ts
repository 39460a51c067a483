import { useSyncExternalStore } from 'react';

/** Not `scroll` or `pointermove`: the app scrolls by itself, and a page may load below a pointer at rest. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let hasInteracted = false;
const listeners = new Set<() => void>();

function markInteraction(): void {
  hasInteracted = true;
  for (const listener of listeners) listener();
}

// On import, so that no interaction before the first subscription is missed. Tests without a browser have no window.
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

/** Returns whether the user has clicked, scrolled or typed yet; until then, content further down a page can wait. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(subscribe, () => hasInteracted);
}
