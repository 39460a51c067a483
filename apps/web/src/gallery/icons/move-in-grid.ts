/**
 * Returns the index that a key moves to in a grid; undefined for other keys, the same index at the
 * grid’s edge.
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
      return clamp(index + 8 * columns);
    case 'PageUp':
      return clamp(index - 8 * columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
