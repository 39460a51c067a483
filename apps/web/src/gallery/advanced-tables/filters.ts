import type { Field } from './field.ts';

/** The filter values, by query parameter. */
export interface Filters {
  [name: string]: string | undefined;
}

/** Returns the query parameters of a field’s filter: two for a range. */
export function filterNames<Row>({ id, filter }: Field<Row>): string[] {
  if (filter === undefined) return [];
  return filter === 'range' ? [`${id}Min`, `${id}Max`] : [id];
}

/** Returns whether a text is a valid range limit: a whole number. */
const isRangeLimit = (text: string) => /^-?\d{1,15}$/.test(text);

/** Reads the filters from the URL, ignoring values that couldn’t have been entered. */
export function readFilters<Row>(
  query: URLSearchParams,
  fields: Field<Row>[],
  rows: Row[],
): Filters {
  const filters: Filters = {};
  for (const field of fields) {
    for (const name of filterNames(field)) {
      const value = query.get(name);
      if (value === null || value === '') continue;
      if (field.filter === 'range' && !isRangeLimit(value)) continue;
      if (field.filter === 'select' && !rows.some((row) => field.text(row) === value)) continue;
      filters[name] = value;
    }
  }
  return filters;
}

/** Returns whether a row passes a field’s filter: case-insensitive prefix, exact value, or inclusive range. */
export function passesFilter<Row>(row: Row, field: Field<Row>, filters: Filters): boolean {
  const { id, filter, text, sortValue } = field;
  if (filter === 'range') {
    const [min, max] = [filters[`${id}Min`], filters[`${id}Max`]];
    const number = Number(sortValue(row));
    return (
      (min === undefined || number >= Number(min)) && (max === undefined || number <= Number(max))
    );
  }
  const value = filters[id] ?? '';
  if (value === '') return true;
  if (filter === 'select') return text(row) === value;
  return text(row).toLowerCase().startsWith(value.toLowerCase());
}
