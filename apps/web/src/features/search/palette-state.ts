import { useSyncExternalStore } from 'react';

interface PaletteState {
  open: boolean;
  /** The text of its box, which includes what was typed before the palette had loaded. */
  text: string;
  /** Whether Enter was pressed before the palette had loaded. */
  entered: boolean;
}

const CLOSED: PaletteState = { open: false, text: '', entered: false };
const listeners = new Set<() => void>();
let state = CLOSED;

function set(next: PaletteState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openPalette = (text = '', entered = false) => set({ open: true, text, entered });
export const closePalette = () => set(CLOSED);
export const readPalette = () => state;

/** Returns whether the palette is open, and with which text. */
export function usePalette(): PaletteState {
  return useSyncExternalStore(subscribe, readPalette);
}
