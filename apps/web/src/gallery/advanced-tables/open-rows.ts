/** Returns the ids of all expandable rows: `0`, and `0.2` for the third row below the first. */
function parentsOf<Row>(
  rows: Row[],
  below: (row: Row) => Row[] | undefined,
  prefix = '',
): string[] {
  return rows.flatMap((row, index) => {
    const under = below(row) ?? [];
    if (under.length === 0) return [];
    const id = `${prefix}${index}`;
    return [id, ...parentsOf(under, below, `${id}.`)];
  });
}

/** Reads and writes the expanded rows of the URL: `all`, or row ids. */
export function openRows<Row>(rows: Row[], below: (row: Row) => Row[] | undefined) {
  const parents = parentsOf(rows, below);
  return {
    read(text: string | null): Record<string, boolean> {
      const requested = new Set((text ?? '').split(','));
      const open = parents.filter((id) => text === 'all' || requested.has(id));
      return Object.fromEntries(open.map((id) => [id, true]));
    },
    write(open: true | Record<string, boolean>): string {
      const ids = parents.filter((id) => open === true || open[id] === true);
      return ids.length === parents.length ? 'all' : ids.join(',');
    },
    /** Returns whether every expandable row is open. */
    areAll(open: Record<string, boolean>): boolean {
      return parents.length > 0 && parents.every((id) => open[id] === true);
    },
  };
}
