interface RunPoint {
  value: number | null;
  /** Whether data is missing between the previous point and this one. */
  isAfterGap?: boolean | undefined;
}

/** Returns the indices of the points with a value, split into runs without gaps. */
export function splitRuns(points: readonly RunPoint[]): number[][] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  points.forEach(({ value, isAfterGap = false }, index) => {
    if (isAfterGap) run = undefined;
    if (value === null) {
      run = undefined;
      return;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push(index);
  });
  return runs;
}
