import { normalPValue } from './normal-p-value.ts';

/** From here on the normal approximation is exact to six digits. */
const MAX_SERIES_DEGREES = 1000;

/**
 * Returns the probability that a value distributed as Student's t is at least as far from 0 as `t`: the
 * two-sided p-value. M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964),
 * 26.7.3 and 26.7.4 for whole degrees of freedom, to which others are rounded down, which is
 * conservative; 26.7.8 for many.
 */
export function studentPValue(t: number, degreesOfFreedom: number): number {
  if (!(degreesOfFreedom >= 1)) return 1;
  if (degreesOfFreedom > MAX_SERIES_DEGREES) {
    const v = degreesOfFreedom;
    return normalPValue((t * (1 - 1 / (4 * v))) / Math.sqrt(1 + t ** 2 / (2 * v)));
  }
  const v = Math.floor(degreesOfFreedom);
  const angle = Math.atan(Math.abs(t) / Math.sqrt(v));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isEven = v % 2 === 0;
  // Terms of cos⁰, cos², … (even) or cos¹, cos³, … (odd), each times (k - 1)/k of the one before.
  let term = isEven ? 1 : cosine;
  let sum = v === 1 ? 0 : term;
  for (let k = isEven ? 2 : 3; k <= v - 2; k += 2) {
    term *= ((k - 1) / k) * cosine ** 2;
    sum += term;
  }
  const inside = isEven ? sine * sum : (2 / Math.PI) * (angle + sine * sum);
  return Math.min(1, Math.max(0, 1 - inside));
}
