/** Returns the id of a kill in the list, by its place in the match. */
export function killItemId(place: number): string {
  return `kill-${place}`;
}

/** Shows a kill in the list and moves the focus there, so that keys and screen readers go on from it. */
export function openKill(place: number): void {
  const item = document.getElementById(killItemId(place));
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
}
