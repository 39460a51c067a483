import type { LinearModel } from '../model/linear-model.ts';
import type { Relaxed } from './create-relaxation.ts';
import type { ColumnBounds } from './maximise.ts';

/** Smaller gains may be the solver's rounding. */
const MIN_GAIN = 1e-9;
const ROUNDING = 1e-6;

/**
 * Returns the bounds of the columns for solutions that exceed a value: a column that the relaxed solution
 * has at a bound can leave it only as far as its reduced cost keeps the value above that
 * (reduced cost fixing: Wolsey, "Integer Programming", 2nd edition, section 7.4).
 */
export function tighten(
  { isInteger }: LinearModel,
  { value, values, gains, bounds }: Relaxed,
  threshold: number,
): ColumnBounds {
  const lower = [...bounds.lower];
  const upper = [...bounds.upper];
  isInteger.forEach((isWhole, column) => {
    const price = Math.abs(gains[column] ?? 0);
    if (!isWhole || price < MIN_GAIN) return;
    const room = Math.max(0, Math.floor((value - threshold) / price + ROUNDING));
    const at = values[column] ?? 0;
    const [least = 0, most = 0] = [lower[column], upper[column]];
    if (Math.abs(at - least) < MIN_GAIN) upper[column] = Math.min(most, least + room);
    else if (Math.abs(at - most) < MIN_GAIN) lower[column] = Math.max(least, most - room);
  });
  return { lower, upper };
}
