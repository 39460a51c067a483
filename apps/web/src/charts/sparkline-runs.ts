const MARGIN = 4;

/**
 * Returns the positions of the values in a drawing of the given size, the highest at the top, as runs
 * without gaps. Equal values are a level line in the middle.
 */
export function sparklineRuns(
  values: readonly (number | null)[],
  width: number,
  height: number,
): [number, number][][] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const share = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  const runs: [number, number][][] = [];
  let open: [number, number][] | undefined;
  values.forEach((value, index) => {
    if (value === null) {
      open = undefined;
      return;
    }
    if (open === undefined) {
      open = [];
      runs.push(open);
    }
    const x = MARGIN + (index / Math.max(1, values.length - 1)) * (width - 2 * MARGIN);
    open.push([x, height - MARGIN - share(value) * (height - 2 * MARGIN)]);
  });
  return runs;
}
