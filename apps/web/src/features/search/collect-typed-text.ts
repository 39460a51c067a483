import { closePalette, openPalette, readPalette } from './palette-state.ts';

/** The maximum length of a search text, in the box and on the server. */
export const MAX_TEXT_LENGTH = 64;

/**
 * Collects what is typed into the open palette before its input exists. Returns a function that
 * stops it; call it as soon as the input has the focus, or a key could be lost.
 */
export function collectTypedText(): () => void {
  const collect = (event: KeyboardEvent) => {
    const { isOpen, text } = readPalette();
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!isOpen || (isCommand && !event.getModifierState('AltGraph'))) return;
    if (event.key === 'Escape') closePalette();
    else if (event.key === 'Enter') openPalette(text, true);
    else if (event.key === 'Backspace') openPalette(text.slice(0, -1));
    else if ([...event.key].length === 1) openPalette((text + event.key).slice(0, MAX_TEXT_LENGTH));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', collect, true);
  return () => document.removeEventListener('keydown', collect, true);
}
