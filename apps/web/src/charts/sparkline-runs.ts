import { splitRuns } from './split-runs.ts';

const MARGIN = 4;

/**
 * Returns the positions of the values in a drawing of the given size, split into runs without gaps.
 * The highest value is at the top; equal values form a level line in the middle.
 */
export function sparklineRuns(
  values: readonly (number | null)[],
  width: number,
  height: number,
): [number, number][][] {
  const present = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...present), Math.max(...present)];
  const fraction = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  const x = (index: number) =>
    MARGIN + (index / Math.max(1, values.length - 1)) * (width - 2 * MARGIN);
  const y = (index: number) =>
    height - MARGIN - fraction(values[index] as number) * (height - 2 * MARGIN);
  return splitRuns(values.map((value) => ({ value }))).map((run) =>
    run.map((index) => [x(index), y(index)]),
  );
}
