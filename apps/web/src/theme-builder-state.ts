/** Whether the theme builder is open; its buttons and the panel itself share this state. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openThemeBuilder = () => set(true);
export const closeThemeBuilder = () => set(false);

export function useIsThemeBuilderOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
