import { MAX_CURSOR_LENGTH } from '@scrapboard/contract/filter-rules';
import type { Sort } from '../tables/toggle-sort.ts';
import type { UrlField } from './url-codec.ts';

/** Creates a field for one of a list of values; the default is left out of the URL. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  defaultValue: Value,
): UrlField<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? defaultValue,
    write: (value) => (value === defaultValue ? undefined : value),
  };
}

/** Creates a field for a text that passes a check; undefined if it is missing or does not pass. */
export function textWhere(isValid: (text: string) => boolean): UrlField<string | undefined> {
  return {
    read: (text) => (text !== null && text !== '' && isValid(text) ? text : undefined),
    write: (value) => value,
  };
}

/** Creates a field for the digits of a whole number within bounds. */
export function wholeNumber(min: number, max: number): UrlField<string | undefined> {
  return textWhere((text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max);
}

/** Creates a field for the text of a search. */
export function searchText(maxLength: number): UrlField<string> {
  return {
    read: (text) => (text ?? '').trim().slice(0, maxLength),
    write: (value) => (value === '' ? undefined : value),
  };
}

/** The cursor at which a page of a list starts. */
export const cursorField = textWhere((text) => text.length <= MAX_CURSOR_LENGTH);

/** Creates a field for the sorted column, with `-` in front for descending order. */
export function sortField<Column extends string>(
  columns: readonly Column[],
  defaultSort: Sort<NoInfer<Column>>,
): UrlField<Sort<Column>> {
  const write = ({ column, direction }: Sort<Column>) =>
    `${direction === 'desc' ? '-' : ''}${column}`;
  return {
    read(text) {
      const column = columns.find((known) => known === text?.replace(/^-/, ''));
      if (column === undefined) return defaultSort;
      return { column, direction: text?.startsWith('-') ? 'desc' : 'asc' };
    },
    write: (sort) => (write(sort) === write(defaultSort) ? undefined : write(sort)),
  };
}

/** Creates a field for a list of ids, each once. */
export function idList(pattern: RegExp, max: number): UrlField<readonly string[] | undefined> {
  return {
    read(text) {
      const ids = [...new Set((text ?? '').split(',').filter((id) => pattern.test(id)))];
      return ids.length === 0 ? undefined : ids.slice(0, max);
    },
    write: (list) => (list?.length ? list.join(',') : undefined),
  };
}
