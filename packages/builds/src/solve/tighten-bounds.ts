import type { LinearModel } from '../model/linear-model.ts';
import type { RelaxedSolution } from './create-relaxation.ts';
import type { ColumnBounds } from './maximize.ts';

/** Smaller reduced costs, and smaller distances from a bound, may be the solver’s rounding. */
const TOLERANCE = 1e-9;
const ROUNDING = 1e-6;

/**
 * Returns the bounds of the columns for solutions that exceed a value: a column that the relaxed solution
 * has at a bound can leave it only as far as its reduced cost keeps the value above that
 * (reduced cost fixing: Wolsey, "Integer Programming", 2nd edition, section 7.4).
 */
export function tightenBounds(
  { isInteger }: LinearModel,
  { value, values, reducedCosts, bounds }: RelaxedSolution,
  threshold: number,
): ColumnBounds {
  const lower = [...bounds.lower];
  const upper = [...bounds.upper];
  isInteger.forEach((isWhole, column) => {
    const reducedCost = Math.abs(reducedCosts[column] ?? 0);
    if (!isWhole || reducedCost < TOLERANCE) return;
    const maxShift = Math.max(0, Math.floor((value - threshold) / reducedCost + ROUNDING));
    const columnValue = values[column] ?? 0;
    const [lowest = 0, highest = 0] = [lower[column], upper[column]];
    if (Math.abs(columnValue - lowest) < TOLERANCE)
      upper[column] = Math.min(highest, lowest + maxShift);
    else if (Math.abs(columnValue - highest) < TOLERANCE)
      lower[column] = Math.max(lowest, highest - maxShift);
  });
  return { lower, upper };
}
