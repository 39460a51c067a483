/** The sort of a list by the server, as in the URL. */
export interface Sort<Column extends string> {
  column: Column;
  direction: 'asc' | 'desc';
}

/**
 * Returns the sort after a click on a heading: texts ascending and numbers descending, and reversed
 * after a second click.
 */
export function toggleSort<Column extends string>(
  sort: Sort<Column>,
  column: Column,
  isText: boolean,
): Sort<Column> {
  const first = isText ? 'asc' : 'desc';
  const other = isText ? 'desc' : 'asc';
  const isSecondClick = sort.column === column && sort.direction === first;
  return { column, direction: isSecondClick ? other : first };
}
