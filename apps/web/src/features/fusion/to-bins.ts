/** A range of a distribution and how likely it is; both ends are included. */
export interface Bin {
  from: number;
  to: number;
  chance: number;
}

/** More bars could not be distinguished. */
const MAX_BINS = 40;

/**
 * Returns the distribution of whole numbers from `first` to `last` as at most 40 bins of the same
 * round width. `chanceOfAtMost(limit)` is the chance that the number is not above a limit.
 */
export function toBins(
  first: number,
  last: number,
  chanceOfAtMost: (limit: number) => number,
): Bin[] {
  const width = roundUp((last - first + 1) / MAX_BINS);
  // Attempts begin with 1, amounts of coins with a round number.
  const start = first === 1 ? 1 : Math.floor(first / width) * width;
  const bins: Bin[] = [];
  for (let from = start; from <= last; from += width) {
    const to = from + width - 1;
    bins.push({ from, to, chance: Math.max(0, chanceOfAtMost(to) - chanceOfAtMost(from - 1)) });
  }
  return bins;
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 and so on that is at least a number. */
function roundUp(width: number): number {
  if (width <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= width) ?? 10;
  return factor * power;
}
