import type { Field } from './field.ts';

/** What may be typed or chosen above a column, as the address holds it. */
export interface Filters {
  [name: string]: string | undefined;
}

/** Both ends belong to the range; an end that is empty or no whole number is open. */
function within(value: number, min: string | undefined, max: string | undefined): boolean {
  const end = (text: string | undefined, open: number) =>
    text !== undefined && /^-?\d+$/.test(text.trim()) ? Number(text) : open;
  return value >= end(min, Number.NEGATIVE_INFINITY) && value <= end(max, Number.POSITIVE_INFINITY);
}

/** The addresses' names of a field's filter: two for a range. */
export function filterNames<Row>({ id, filter }: Field<Row>): string[] {
  if (filter === undefined) return [];
  return filter === 'range' ? [`${id}Min`, `${id}Max`] : [id];
}

/** Whether a row passes a field's filter: a prefix in any case, one of a list, or a range. */
export function passes<Row>(row: Row, field: Field<Row>, filters: Filters): boolean {
  const { id, filter, text, order } = field;
  if (filter === 'range') {
    return within(Number(order(row)), filters[`${id}Min`], filters[`${id}Max`]);
  }
  const asked = filters[id] ?? '';
  if (asked === '') return true;
  if (filter === 'select') return text(row) === asked;
  return text(row).toLowerCase().startsWith(asked.toLowerCase());
}
