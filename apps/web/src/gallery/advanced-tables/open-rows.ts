/** The numbers of all rows that have rows below: `0`, and `0.2` for the third below the first. */
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

/** Open rows as the address has them: `all`, or the numbers of rows that can be opened. */
export function openRows<Row>(rows: Row[], below: (row: Row) => Row[] | undefined) {
  const parents = parentsOf(rows, below);
  return {
    read(text: string | null): Record<string, boolean> {
      const asked = new Set((text ?? '').split(','));
      const open = parents.filter((id) => text === 'all' || asked.has(id));
      return Object.fromEntries(open.map((id) => [id, true]));
    },
    write(open: true | Record<string, boolean>): string {
      const ids = parents.filter((id) => open === true || open[id] === true);
      return ids.length === parents.length ? 'all' : ids.join(',');
    },
    /** Whether no row is left to be opened. */
    areAll(open: Record<string, boolean>): boolean {
      return parents.length > 0 && parents.every((id) => open[id] === true);
    },
  };
}
