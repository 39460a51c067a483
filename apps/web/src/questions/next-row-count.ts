/** More rows than these, drawn at once, would block the page. */
const MAX_ADDED_ROWS = 1000;

/** Returns how many rows a table shows after its button for more: all of a short one, a long one in steps. */
export function nextRowCount(shown: number, total: number): number {
  return total <= MAX_ADDED_ROWS ? total : Math.min(total, shown + MAX_ADDED_ROWS);
}
