/** A linear program: the greatest `objective · x` with `rows · x <= limits` and `x >= 0`. */
export interface LinearProgram {
  objective: readonly number[];
  rows: readonly (readonly number[])[];
  /** None is negative, so that `x = 0` is a solution to begin with. */
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
 * cycle, while the value does not grow). Returns null if the value has no limit.
 */
export function maximizeLinear({ objective, rows, limits }: LinearProgram): LinearSolution | null {
  const variables = objective.length;
  const width = variables + rows.length + 1;
  // The last line is the objective, whose reduced costs become the prices of the limits.
  const lines = rows.map((row, at) => {
    const line = new Float64Array(width);
    line.set(row);
    line[variables + at] = 1;
    line[width - 1] = limits[at] ?? 0;
    return line;
  });
  const goal = new Float64Array(width);
  for (const [at, value] of objective.entries()) goal[at] = -value;
  let isStalled = false;
  for (;;) {
    const column = enteringColumn(goal, width - 1, isStalled);
    if (column === -1) break;
    const line = leavingLine(lines, column, width - 1);
    if (line === undefined) return null;
    const before = goal[width - 1] ?? 0;
    pivot(lines, goal, line, column);
    isStalled = (goal[width - 1] ?? 0) <= before + EPSILON;
  }
  return {
    value: goal[width - 1] ?? 0,
    prices: rows.map((_, at) => Math.max(0, goal[variables + at] ?? 0)),
  };
}

function enteringColumn(goal: Float64Array, end: number, isStalled: boolean): number {
  let best = -1;
  for (let column = 0; column < end; column++) {
    const cost = goal[column] ?? 0;
    if (cost >= -EPSILON) continue;
    if (isStalled) return column;
    if (best === -1 || cost < (goal[best] ?? 0)) best = column;
  }
  return best;
}

function leavingLine(
  lines: readonly Float64Array[],
  column: number,
  end: number,
): Float64Array | undefined {
  let best: Float64Array | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const coefficient = line[column] ?? 0;
    if (coefficient <= EPSILON) continue;
    const ratio = (line[end] ?? 0) / coefficient;
    if (ratio < least) [best, least] = [line, ratio];
  }
  return best;
}

function pivot(
  lines: readonly Float64Array[],
  goal: Float64Array,
  line: Float64Array,
  column: number,
): void {
  const scale = line[column] ?? 1;
  for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) / scale;
  for (const other of [...lines, goal]) {
    const factor = other[column] ?? 0;
    if (other === line || factor === 0) continue;
    for (let at = 0; at < other.length; at++) {
      other[at] = (other[at] ?? 0) - factor * (line[at] ?? 0);
    }
  }
}
