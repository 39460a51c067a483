/** Returns the element ID of a kill in the list. */
export function killItemId(index: number): string {
  return `kill-${index}`;
}

/** Scrolls to a kill in the list and focuses it, for keyboards and screen readers. */
export function focusKill(index: number): void {
  const element = document.getElementById(killItemId(index));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
