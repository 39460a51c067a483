import { closePalette, isPaletteOpen, openPalette } from './palette-state.ts';
import { isPaletteKey, isSlashKey } from './shortcut.ts';

/**
 * Opens and closes the palette by keyboard. It is called by the first script: a key pressed before
 * the first render opens the palette as soon as possible.
 */
export function followShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) return;
    const slash = isSlashKey(event);
    if (!slash && !isPaletteKey(event)) return;
    event.preventDefault();
    if (isPaletteOpen()) closePalette();
    else openPalette();
  });
}
