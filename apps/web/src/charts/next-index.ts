/** Returns the index a key moves to in a row of `count` elements; undefined for other keys. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  const target = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowDown: current - 1,
    ArrowUp: current + 1,
    PageUp: current - 10,
    PageDown: current + 10,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}
