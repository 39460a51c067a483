/** Returns whether an element accepts typed text. */
function acceptsText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Returns whether it is Ctrl-K or ⌘K, by the position of the key on keyboards without a K. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return hasModifier && (event.key.toLowerCase() === 'k' || event.code === 'KeyK');
}

/** Returns whether it is `/`, outside of text fields and dialogs. */
export function isSlashKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !acceptsText(event.target) && document.querySelector('[aria-modal="true"]') === null;
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut as it is shown on this platform. */
export const shortcutText = isApple ? '⌘K' : 'Ctrl K';
/** The shortcut for `aria-keyshortcuts`. */
export const shortcutName = isApple ? 'Meta+K' : 'Control+K';
