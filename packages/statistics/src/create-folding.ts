/** How the values of two disjoint sets of matches are combined. */
export type FoldRule = 'sum' | 'min' | 'max';

export interface FoldPart<Row> {
  rule: FoldRule;
  /** Returns the row's value; null if the row does not count. */
  value(row: Row): number | null;
}

/**
 * A value for each part; only a minimum or maximum of no rows is null. Whole numbers keep sums
 * exact.
 */
export type Fold<Name extends string> = Record<Name, number | null>;

export interface Folding<Name extends string, Row> {
  /** Returns the fold of no rows: merging it changes nothing. */
  empty(): Fold<Name>;
  /** Returns the fold of one row. */
  ofRow(row: Row): Fold<Name>;
  /**
   * Returns the fold of the rows of both, which must be disjoint; order and grouping do not matter.
   */
  merge(a: Fold<Name>, b: Fold<Name>): Fold<Name>;
  /** Returns the fold of many rows, in any order. */
  ofRows(rows: Iterable<Row>): Fold<Name>;
}

/** Creates the functions that fold rows into the given parts. */
export function createFolding<Name extends string, Row>(
  parts: readonly (FoldPart<Row> & { name: Name })[],
): Folding<Name, Row> {
  const fill = (value: (part: FoldPart<Row> & { name: Name }) => number | null) => {
    const fold = {} as Fold<Name>;
    for (const part of parts) fold[part.name] = value(part);
    return fold;
  };
  const ofRow = (row: Row) => fill(({ rule, value }) => value(row) ?? (rule === 'sum' ? 0 : null));
  const empty = () => fill(({ rule }) => (rule === 'sum' ? 0 : null));
  const merge = (a: Fold<Name>, b: Fold<Name>) =>
    fill(({ name, rule }) => combine(rule, a[name], b[name]));
  return {
    empty,
    ofRow,
    merge,
    ofRows(rows) {
      let fold = empty();
      for (const row of rows) fold = merge(fold, ofRow(row));
      return fold;
    },
  };
}

function combine(rule: FoldRule, a: number | null, b: number | null): number | null {
  if (a === null) return b;
  if (b === null) return a;
  if (rule === 'sum') return a + b;
  return rule === 'min' ? Math.min(a, b) : Math.max(a, b);
}
