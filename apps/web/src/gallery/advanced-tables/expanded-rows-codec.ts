/** Returns the ids of all expandable rows: `0`, and `0.2` for the third row below the first. */
function findExpandableIds<Row>(
  rows: Row[],
  getSubRows: (row: Row) => Row[] | undefined,
  prefix = '',
): string[] {
  return rows.flatMap((row, index) => {
    const subRows = getSubRows(row) ?? [];
    if (subRows.length === 0) return [];
    const id = `${prefix}${index}`;
    return [id, ...findExpandableIds(subRows, getSubRows, `${id}.`)];
  });
}

/** Reads and writes the expanded rows of the URL: `all`, or row ids. */
export function expandedRowsCodec<Row>(rows: Row[], getSubRows: (row: Row) => Row[] | undefined) {
  const expandable = findExpandableIds(rows, getSubRows);
  return {
    read(text: string | null): Record<string, boolean> {
      const requested = new Set((text ?? '').split(','));
      const expanded = expandable.filter((id) => text === 'all' || requested.has(id));
      return Object.fromEntries(expanded.map((id) => [id, true]));
    },
    write(expanded: true | Record<string, boolean>): string {
      const ids = expandable.filter((id) => expanded === true || expanded[id] === true);
      return ids.length === expandable.length ? 'all' : ids.join(',');
    },
    /** Returns whether every expandable row is expanded. */
    areAllExpanded(expanded: Record<string, boolean>): boolean {
      return expandable.length > 0 && expandable.every((id) => expanded[id] === true);
    },
  };
}
