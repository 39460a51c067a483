import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openBuilder = () => set(true);
export const closeBuilder = () => set(false);

/** Returns whether the panel is open. */
export function useBuilderOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
