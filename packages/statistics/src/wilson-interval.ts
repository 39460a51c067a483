import { ratio } from './rates.ts';

/** The 97.5% quantile of the normal distribution: two-sided 95%. */
export const Z_95 = 1.959963984540054;

export interface Rate {
  count: number;
  of: number;
  /** 0 if `of` is 0. */
  percent: number;
  /**
   * The ends of the 95% interval, in percent; 0 and 100 if `of` is 0, since anything is possible.
   */
  low: number;
  high: number;
}

/**
 * Returns the Wilson score interval of a proportion at 95%, as fractions: E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22 (1927). Unlike the textbook
 * interval it stays within 0 and 1 and is sensible for a single game. A count outside 0..total is
 * clamped.
 */
export function wilsonInterval(
  count: number,
  total: number,
  z = Z_95,
): { low: number; high: number } {
  if (!(total > 0)) return { low: 0, high: 1 };
  const p = Math.min(1, Math.max(0, count / total));
  const zSquared = z * z;
  const center = p + zSquared / (2 * total);
  const spread = z * Math.sqrt((p * (1 - p)) / total + zSquared / (4 * total * total));
  const scale = 1 + zSquared / total;
  return {
    low: p === 0 ? 0 : Math.min(p, Math.max(0, (center - spread) / scale)),
    high: p === 1 ? 1 : Math.max(p, Math.min(1, (center + spread) / scale)),
  };
}

/** Returns a proportion in percent with its interval, which is shown with every rate. */
export function rateOf(count: number, total: number): Rate {
  const { low, high } = wilsonInterval(count, total);
  return { count, of: total, percent: 100 * ratio(count, total), low: 100 * low, high: 100 * high };
}
