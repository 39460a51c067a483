/**
 * Returns the value below which a fraction of the sample lies, interpolated between neighbours
 * (type 7 of Hyndman and Fan, "Sample quantiles in statistical packages", 1996). 0 for an empty
 * sample. `fraction` is 0..1.
 */
export function percentile(values: readonly number[], fraction: number): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * Math.min(1, Math.max(0, fraction));
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}

/** Returns the middle value, or the mean of the two in the middle; see `percentile`. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export interface Bin {
  /** Inclusive. */
  from: number;
  /** Exclusive, except in the last bin. */
  to: number;
  count: number;
}

/**
 * Counts values in bins of equal width, at most about `bins` of them. The width is 1, 2 or 5 times a
 * power of ten, and bins start at multiples of it, so that an axis reads well. Empty for no values.
 */
export function histogram(values: readonly number[], bins = 20): Bin[] {
  if (values.length === 0) return [];
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const width = roundUpToNiceWidth((max - min) / Math.max(1, bins));
  const first = Math.floor(min / width);
  const count = Math.max(1, Math.ceil(max / width) - first);
  const result: Bin[] = Array.from({ length: count }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = result[Math.min(count - 1, Math.floor(value / width) - first)];
    if (bin !== undefined) bin.count += 1;
  }
  return result;
}

/**
 * Returns the smallest of 1, 2, 5, 10, … times a power of ten that is not below `width`; at least
 * 1.
 */
function roundUpToNiceWidth(width: number): number {
  if (width <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(width));
  for (const step of [1, 2, 5]) if (width <= step * power) return step * power;
  return 10 * power;
}
