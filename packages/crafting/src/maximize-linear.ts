/** A linear program: maximize `objective · x` with `rows · x <= limits` and `x >= 0`. */
export interface LinearProgram {
  objective: readonly number[];
  rows: readonly (readonly number[])[];
  /** None is negative, so that `x = 0` is feasible. */
  limits: readonly number[];
}

export interface LinearSolution {
  value: number;
  /** How much the value grows with each limit: the solution of the dual program. */
  prices: readonly number[];
}

const EPSILON = 1e-9;

/**
 * Solves a linear program by the simplex method on a dense tableau (Dantzig's rule; Bland's, which cannot
 * cycle, while the value does not grow). Returns null if the value is unbounded.
 */
export function maximizeLinear({ objective, rows, limits }: LinearProgram): LinearSolution | null {
  const variables = objective.length;
  const width = variables + rows.length + 1;
  // The last row is the objective, whose reduced costs become the prices of the limits.
  const tableau = rows.map((row, index) => {
    const tableauRow = new Float64Array(width);
    tableauRow.set(row);
    tableauRow[variables + index] = 1;
    tableauRow[width - 1] = limits[index] ?? 0;
    return tableauRow;
  });
  const objectiveRow = new Float64Array(width);
  for (const [index, value] of objective.entries()) objectiveRow[index] = -value;
  let isStalled = false;
  for (;;) {
    const column = findEnteringColumn(objectiveRow, width - 1, isStalled);
    if (column === -1) break;
    const tableauRow = findLeavingRow(tableau, column, width - 1);
    if (tableauRow === undefined) return null;
    const previousValue = objectiveRow[width - 1] ?? 0;
    pivot(tableau, objectiveRow, tableauRow, column);
    isStalled = (objectiveRow[width - 1] ?? 0) <= previousValue + EPSILON;
  }
  return {
    value: objectiveRow[width - 1] ?? 0,
    prices: rows.map((_, index) => Math.max(0, objectiveRow[variables + index] ?? 0)),
  };
}

function findEnteringColumn(objectiveRow: Float64Array, end: number, isStalled: boolean): number {
  let best = -1;
  for (let column = 0; column < end; column++) {
    const cost = objectiveRow[column] ?? 0;
    if (cost >= -EPSILON) continue;
    if (isStalled) return column;
    if (best === -1 || cost < (objectiveRow[best] ?? 0)) best = column;
  }
  return best;
}

function findLeavingRow(
  tableau: readonly Float64Array[],
  column: number,
  end: number,
): Float64Array | undefined {
  let best: Float64Array | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const tableauRow of tableau) {
    const coefficient = tableauRow[column] ?? 0;
    if (coefficient <= EPSILON) continue;
    const ratio = (tableauRow[end] ?? 0) / coefficient;
    if (ratio < smallest) [best, smallest] = [tableauRow, ratio];
  }
  return best;
}

function pivot(
  tableau: readonly Float64Array[],
  objectiveRow: Float64Array,
  tableauRow: Float64Array,
  column: number,
): void {
  const scale = tableauRow[column] ?? 1;
  for (let index = 0; index < tableauRow.length; index++)
    tableauRow[index] = (tableauRow[index] ?? 0) / scale;
  for (const other of [...tableau, objectiveRow]) {
    const factor = other[column] ?? 0;
    if (other === tableauRow || factor === 0) continue;
    for (let index = 0; index < other.length; index++) {
      other[index] = (other[index] ?? 0) - factor * (tableauRow[index] ?? 0);
    }
  }
}
