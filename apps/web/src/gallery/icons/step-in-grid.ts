/**
 * Returns the index that a key moves to in a grid; undefined for other keys, the same index at the
 * grid’s edge.
 */
export function stepInGrid(
  key: string,
  at: number,
  columns: number,
  count: number,
): number | undefined {
  const clamp = (to: number) => Math.max(0, Math.min(to, count - 1));
  const inColumn = (to: number) => (to < 0 || to >= count ? at : to);
  switch (key) {
    case 'ArrowRight':
      return clamp(at + 1);
    case 'ArrowLeft':
      return clamp(at - 1);
    case 'ArrowDown':
      return inColumn(at + columns);
    case 'ArrowUp':
      return inColumn(at - columns);
    case 'PageDown':
      return clamp(at + 8 * columns);
    case 'PageUp':
      return clamp(at - 8 * columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
