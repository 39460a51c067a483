/** How a table is sorted where its order is not its own: by the server or in the URL. */
export interface Sort<Column extends string> {
  column: Column;
  direction: 'asc' | 'desc';
}

/**
 * The order that a click on a heading asks for: texts from A and numbers from the largest, a second
 * click the other way round.
 */
export function toggleSort<Column extends string>(
  sort: Sort<Column>,
  column: Column,
  isText: boolean,
): Sort<Column> {
  const first = isText ? 'asc' : 'desc';
  const other = isText ? 'desc' : 'asc';
  const again = sort.column === column && sort.direction === first;
  return { column, direction: again ? other : first };
}
