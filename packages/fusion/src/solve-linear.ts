/**
 * Solves a system of linear equations by Gaussian elimination with partial pivoting; the matrix and the
 * right-hand side are overwritten. Returns null if the system has no single solution.
 */
export function solveLinear(matrix: number[][], rightSide: number[]): number[] | null {
  const size = rightSide.length;
  const cell = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(cell(row, pivot)) > Math.abs(cell(best, pivot))) best = row;
    }
    if (cell(best, pivot) === 0) return null;
    [matrix[pivot], matrix[best]] = [matrix[best] as number[], matrix[pivot] as number[]];
    [rightSide[pivot], rightSide[best]] = [rightSide[best] as number, rightSide[pivot] as number];
    for (let row = pivot + 1; row < size; row++) {
      const factor = cell(row, pivot) / cell(pivot, pivot);
      if (factor === 0) continue;
      const target = matrix[row] as number[];
      for (let column = pivot; column < size; column++) {
        target[column] = cell(row, column) - factor * cell(pivot, column);
      }
      rightSide[row] = (rightSide[row] as number) - factor * (rightSide[pivot] as number);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let value = rightSide[row] as number;
    for (let column = row + 1; column < size; column++) {
      value -= cell(row, column) * (solution[column] as number);
    }
    solution[row] = value / cell(row, row);
  }
  return solution;
}
