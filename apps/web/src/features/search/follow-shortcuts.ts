import { closePalette, isPaletteOpen, openPalette } from './palette-state.ts';
import { isPaletteKey, isSlashKey } from './shortcut.ts';

/**
 * Opens the palette by its keys, and closes it. Followed from the first script on: a key pressed while
 * the page is still being drawn opens it as soon as there is a place for it.
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
