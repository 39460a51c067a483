/** How many units have a value of at least `from`, and less than the next bin’s. */
export interface CountedBin {
  from: number;
  count: number;
}

/**
 * Returns the share of units below a value, in percent, from a histogram with bins of one width: those of
 * lower bins, and of the value's own bin the share that is below it if its units are spread evenly
 * (linear interpolation of the empirical distribution function). Null without units.
 */
export function percentileRank(
  bins: readonly CountedBin[],
  width: number,
  value: number,
): number | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const below = bins.reduce(
    (sum, { from, count }) => sum + count * Math.min(1, Math.max(0, (value - from) / width)),
    0,
  );
  return (100 * below) / total;
}
