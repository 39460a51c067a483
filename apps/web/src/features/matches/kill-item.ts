/** Returns the element ID of a kill in the list. */
export function killItemId(index: number): string {
  return `kill-${index}`;
}

/** Scrolls to a kill in the list and focuses it, for keyboards and screen readers. */
export function focusKill(index: number): void {
  const item = document.getElementById(killItemId(index));
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
}
