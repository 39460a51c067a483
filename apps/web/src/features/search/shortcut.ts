/** Whether an element takes typed text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether it is Ctrl-K or ⌘K, by the position of the key on keyboards without a K. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const held = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return held && (event.key.toLowerCase() === 'k' || event.code === 'KeyK');
}

/** Whether it is `/`, outside of text fields and dialogs. */
export function isSlashKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && document.querySelector('[aria-modal="true"]') === null;
}

const apple = /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut as it is shown on this platform. */
export const shortcutText = apple ? '⌘K' : 'Ctrl K';
/** The shortcut for `aria-keyshortcuts`. */
export const shortcutName = apple ? 'Meta+K' : 'Control+K';
