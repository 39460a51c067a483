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

/** Whether the panel is open; whoever opens it need not stand beside it. */
export function useBuilderOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
