interface Breakable {
  value: number | null;
  /** Whether nothing is known about the time between the previous point and this one. */
  afterGap?: boolean | undefined;
}

/** Returns the indices of points that a line goes through, as runs without gaps. */
export function splitRuns(points: readonly Breakable[]): number[][] {
  const runs: number[][] = [];
  let open: number[] | undefined;
  points.forEach(({ value, afterGap = false }, index) => {
    if (afterGap) open = undefined;
    if (value === null) {
      open = undefined;
      return;
    }
    if (open === undefined) {
      open = [];
      runs.push(open);
    }
    open.push(index);
  });
  return runs;
}
