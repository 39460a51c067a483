import { useSyncExternalStore } from 'react';

interface PaletteState {
  open: boolean;
  /** Its initial text. */
  text: string;
  /** Whether Enter was pressed before the palette had loaded. */
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

/** Returns whether the palette is open, and with which text. */
export function usePalette(): PaletteState {
  return useSyncExternalStore(subscribe, () => state);
}
