import { useSyncExternalStore } from 'react';

interface PaletteState {
  open: boolean;
  /** What it starts with. */
  text: string;
}

const listeners = new Set<() => void>();
let state: PaletteState = { open: false, text: '' };

function set(next: PaletteState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openPalette = (text = '') => set({ open: true, text });
export const closePalette = () => set({ open: false, text: '' });
export const isPaletteOpen = () => state.open;

/** Whether the palette is open; whoever opens it need not stand beside it. */
export function usePalette(): PaletteState {
  return useSyncExternalStore(subscribe, () => state);
}
