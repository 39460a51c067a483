import { collectTypedText } from './collect-typed-text.ts';
import { closePalette, openPalette, readPalette } from './palette-state.ts';
import { isPaletteKey, isSlashKey } from './shortcut.ts';

let stopCollecting: (() => void) | undefined;

/**
 * Opens and closes the palette by keyboard. Called by the first script: a key pressed before the
 * first render opens the palette as soon as possible, with what has been typed by then.
 */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) return;
    const isSlash = isSlashKey(event);
    if (!isSlash && !isPaletteKey(event)) return;
    event.preventDefault();
    if (readPalette().isOpen) closePalette();
    else openPalette();
  });
  stopCollecting = collectTypedText();
}

/** Stops collecting typed text, once the app has rendered and does so itself. */
export const stopEarlyCollecting = () => stopCollecting?.();
