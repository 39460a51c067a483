/** How the values of two sets of matches become that of both. */
export type FoldRule = 'sum' | 'min' | 'max';

export interface FoldPart<Row> {
  rule: FoldRule;
  /** What a row brings; null where it does not count. */
  value(row: Row): number | null;
}

/** A value of each part; only a minimum or maximum of no rows is null. Whole numbers keep sums exact. */
export type Fold<Name extends string> = Record<Name, number | null>;

export interface Folding<Name extends string, Row> {
  /** The fold of no row: merging it changes nothing. */
  empty(): Fold<Name>;
  /** The fold of one row. */
  of(row: Row): Fold<Name>;
  /** The fold of all the rows of both; neither order nor grouping matters. Disjoint sets of rows only. */
  merge(a: Fold<Name>, b: Fold<Name>): Fold<Name>;
  /** The fold of all of them, in whatever order they come. */
  all(rows: Iterable<Row>): Fold<Name>;
}

/** Makes the folding of rows into the given parts. */
export function createFolding<Name extends string, Row>(
  parts: readonly (FoldPart<Row> & { name: Name })[],
): Folding<Name, Row> {
  const fill = (value: (part: FoldPart<Row> & { name: Name }) => number | null) => {
    const fold = {} as Fold<Name>;
    for (const part of parts) fold[part.name] = value(part);
    return fold;
  };
  const of = (row: Row) => fill(({ rule, value }) => value(row) ?? (rule === 'sum' ? 0 : null));
  const empty = () => fill(({ rule }) => (rule === 'sum' ? 0 : null));
  const merge = (a: Fold<Name>, b: Fold<Name>) =>
    fill(({ name, rule }) => combine(rule, a[name], b[name]));
  return {
    empty,
    of,
    merge,
    all(rows) {
      let fold = empty();
      for (const row of rows) fold = merge(fold, of(row));
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
