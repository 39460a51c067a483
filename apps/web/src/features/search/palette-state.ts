import { useSyncExternalStore } from 'react';

interface PaletteState {
  isOpen: boolean;
  /** The text of its box, which includes what was typed before the palette had loaded. */
  text: string;
  /** Whether Enter was pressed before the palette had loaded. */
  wasEnterPressed: boolean;
}

const CLOSED: PaletteState = { isOpen: false, text: '', wasEnterPressed: false };
const listeners = new Set<() => void>();
let state = CLOSED;

function setState(next: PaletteState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the palette with a text, or replaces the text of the open one. */
export const openPalette = (text = '', wasEnterPressed = false) =>
  setState({ isOpen: true, text, wasEnterPressed });
export const closePalette = () => setState(CLOSED);
export const readPalette = () => state;

/** Returns whether the palette is open, and with which text. */
export function usePalette(): PaletteState {
  return useSyncExternalStore(subscribe, readPalette);
}
