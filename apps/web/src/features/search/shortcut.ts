/** Whether keys go into a text here. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Ctrl-K or ⌘K, by the place of the key where the keyboard writes other letters. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const held = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return held && (event.key.toLowerCase() === 'k' || event.code === 'KeyK');
}

/** `/`, but not where it would be typed or where a dialog has the keyboard. */
export function isSlashKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && document.querySelector('[aria-modal="true"]') === null;
}

const apple = /mac|iphone|ipad/i.test(navigator.platform);

/** How the key is written on this machine. */
export const shortcutText = apple ? '⌘K' : 'Ctrl K';
/** The same for `aria-keyshortcuts`. */
export const shortcutName = apple ? 'Meta+K' : 'Control+K';
