import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Returns the elements that Tab reaches; of a group of radio buttons only the checked one. */
function findTabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.getClientRects().length > 0 &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );
}

/**
 * Keeps the Tab key within an element, the keyboard pattern of modal dialogs
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). For its `onKeyDown`.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const tabStops = findTabStops(event.currentTarget);
  const [first, last] = [tabStops[0], tabStops.at(-1)];
  const { activeElement } = document;
  const isLeaving = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last;
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
