/** A bar of a histogram; the last one may be open-ended. */
export interface DamageBin {
  from: number;
  /** Undefined for everything beyond. */
  to: number | undefined;
  games: number;
}

const MAX_BINS = 20;
/** Where the bars end, as a multiple of the 90th percentile, because a few matches are far beyond it. */
const RANGE_OVER_P90 = 1.6;

/** Chooses a round width of bars for a distribution with that 90th percentile. */
export function chooseBinWidth(p90: number): number {
  const width = Math.max(1, (RANGE_OVER_P90 * p90) / MAX_BINS);
  const power = 10 ** Math.floor(Math.log10(width));
  return ([1, 2, 5].find((step) => step * power >= width) ?? 10) * power;
}

/** Returns the bars from 0 on, without gaps; what lies beyond the last one is counted in it. */
export function toBins(counts: ReadonlyMap<number, number>, width: number): DamageBin[] {
  const last = Math.max(0, ...counts.keys());
  const binCount = Math.min(MAX_BINS, Math.floor(last / width) + 1);
  const bins = Array.from({ length: binCount }, (_, index): DamageBin => {
    const from = index * width;
    const isOpenEnded = index === binCount - 1 && last > from;
    return { from, to: isOpenEnded ? undefined : from + width, games: 0 };
  });
  for (const [from, games] of counts) {
    const bin = bins[Math.min(binCount - 1, Math.round(from / width))];
    if (bin !== undefined) bin.games += games;
  }
  return bins;
}
