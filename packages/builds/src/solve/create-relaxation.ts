import type { Highs, Model } from 'highs';
import type { ColumnBounds } from './maximize.ts';

/** The optimal solution when columns may be fractional. */
export interface RelaxedSolution {
  /** No solution with whole columns has a higher value. */
  value: number;
  values: Float64Array;
  /** By how much the value rises at most per unit that a column rises. */
  reducedCosts: Float64Array;
  bounds: ColumnBounds;
}

/**
 * Returns a function that solves a model's linear relaxation within bounds. It starts from the previous
 * solution, which takes a tenth of the time if few bounds differ.
 */
export function createRelaxation(
  highs: Highs,
  solver: Model,
  initial: ColumnBounds,
): (bounds: ColumnBounds) => RelaxedSolution | null {
  solver.options.set({ output_flag: false, solve_relaxation: true });
  let { lower, upper } = initial;
  return (bounds) => {
    const changedColumns = bounds.lower.flatMap((columnLower, column) =>
      columnLower !== lower[column] || bounds.upper[column] !== upper[column] ? [column] : [],
    );
    if (changedColumns.length > 0) {
      solver.changeColsBounds(
        { kind: 'set', indices: changedColumns },
        changedColumns.map((column) => bounds.lower[column] ?? 0),
        changedColumns.map((column) => bounds.upper[column] ?? 0),
      );
    }
    ({ lower, upper } = bounds);
    solver.run();
    if (solver.getModelStatus() !== highs.constants.modelStatus.optimal) return null;
    const { colValue, colDual } = solver.getSolution();
    return {
      value: -solver.getObjectiveValue(),
      values: colValue,
      reducedCosts: colDual.map((cost) => -cost),
      bounds,
    };
  };
}
