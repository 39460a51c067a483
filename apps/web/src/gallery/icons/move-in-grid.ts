/** How many rows Page Up and Page Down move. */
const PAGE_ROWS = 8;

/**
 * Returns the index that a key moves to in a grid: left and right go on to the row before or after, up and
 * down stay in their column, and none leaves the grid. Undefined for other keys.
 */
export function moveInGrid(
  key: string,
  index: number,
  columns: number,
  count: number,
): number | undefined {
  const clamp = (to: number) => Math.max(0, Math.min(to, count - 1));
  const inColumn = (to: number) => (to < 0 || to >= count ? index : to);
  switch (key) {
    case 'ArrowRight':
      return clamp(index + 1);
    case 'ArrowLeft':
      return clamp(index - 1);
    case 'ArrowDown':
      return inColumn(index + columns);
    case 'ArrowUp':
      return inColumn(index - columns);
    case 'PageDown':
      return clamp(index + PAGE_ROWS * columns);
    case 'PageUp':
      return clamp(index - PAGE_ROWS * columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
