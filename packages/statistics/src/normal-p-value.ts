/**
 * Returns the probability that a standard normal value is at least as far from 0 as `z`: the
 * two-sided p-value. M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964),
 * 26.2.17, whose error is below 7.5e-8.
 */
export function normalPValue(z: number): number {
  const distance = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * distance);
  const sum =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, Math.sqrt(2 / Math.PI) * Math.exp(-(distance ** 2) / 2) * sum);
}
