import { useSyncExternalStore } from 'react';

interface PaletteState {
  open: boolean;
  /** What it starts with. */
  text: string;
  /** Whether Enter was pressed after it, before the palette was there. */
  entered: boolean;
}

const listeners = new Set<() => void>();
let state: PaletteState = { open: false, text: '', entered: false };

function set(next: PaletteState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openPalette = (text = '', entered = false) => set({ open: true, text, entered });
export const closePalette = () => set({ open: false, text: '', entered: false });
export const isPaletteOpen = () => state.open;

/** Whether the palette is open; whoever opens it need not stand beside it. */
export function usePalette(): PaletteState {
  return useSyncExternalStore(subscribe, () => state);
}
