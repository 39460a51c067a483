/** A sum of columns, each times a number. */
export type Expression = ReadonlyMap<number, number>;

/** A linear program with integer columns; `toModelData` converts it for HiGHS. */
export interface LinearModel {
  lower: number[];
  upper: number[];
  isInteger: boolean[];
  rows: { entries: Expression; lower: number; upper: number }[];
}

export function createModel(): LinearModel {
  return { lower: [], upper: [], isInteger: [], rows: [] };
}

/** Adds a column and returns its index. */
export function addColumn(
  model: LinearModel,
  { lower = 0, upper, isInteger }: { lower?: number; upper: number; isInteger: boolean },
): number {
  model.lower.push(lower);
  model.upper.push(upper);
  return model.isInteger.push(isInteger) - 1;
}

/** Adds a row: a sum of columns that must be within two bounds. */
export function addRow(
  model: LinearModel,
  entries: Iterable<readonly [column: number, factor: number]>,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number; max?: number },
): void {
  model.rows.push({ entries: new Map(entries), lower: min, upper: max });
}

/** Returns the sum of expressions, each times a number. */
export function combine(parts: readonly (readonly [Expression, number])[]): Expression {
  const sum = new Map<number, number>();
  for (const [expression, times] of parts) {
    for (const [column, factor] of expression) {
      sum.set(column, (sum.get(column) ?? 0) + times * factor);
    }
  }
  return sum;
}
