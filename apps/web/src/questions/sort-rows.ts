import type { QuestionColumn } from './question-column.ts';

/** Returns rows sorted by a column; those with few games, then those without a value, are last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  { sortBy, hasFewGames }: Pick<QuestionColumn<Row>, 'sortBy' | 'hasFewGames'>,
  descending: boolean,
): Row[] {
  if (sortBy === undefined) return [...rows];
  const sign = descending ? -1 : 1;
  const collator = new Intl.Collator(undefined, { numeric: true });
  const compareKeys = (a: number | string, b: number | string) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  const entries = rows.map((row) => {
    const key = sortBy(row);
    const hasNoValue = key === null || Number.isNaN(key);
    return { row, key, group: hasNoValue ? 2 : hasFewGames?.(row) === true ? 1 : 0 };
  });
  const sorted = entries.toSorted(
    (a, b) =>
      a.group - b.group ||
      (a.key === null || b.key === null ? 0 : sign * compareKeys(a.key, b.key)),
  );
  return sorted.map(({ row }) => row);
}
