/**
 * Returns the index a key moves to among `count` elements; undefined for other keys. In a single row,
 * up moves forward and down back, as values grow; in rows of `columns`, they move to the next row.
 */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  columns?: number,
): number | undefined {
  const last = count - 1;
  const target = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowDown: columns === undefined ? current - 1 : current + columns,
    ArrowUp: columns === undefined ? current + 1 : current - columns,
    PageUp: current - 10,
    PageDown: current + 10,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}
