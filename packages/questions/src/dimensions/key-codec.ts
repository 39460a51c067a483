import { KEY_PATTERN } from '@scrapboard/contract/filter-rules';

/** What rows are grouped by: null where nothing is known. */
export type Key = string | number | boolean | null;

/** What a question or an answer says instead of a key. */
export type KeyValue = string | number | null;

/** Converts keys to what questions and answers contain. */
export interface KeyCodec {
  show(key: Key): KeyValue;
  /** Returns the key that a filter names; undefined if there is no such value. */
  parse(text: string): Key | undefined;
  /** What `parse` takes, for messages. */
  takes: string;
}

/** What a filter says for “not known”. */
const UNKNOWN = '-';

const showAsIs = (key: Key): KeyValue => (typeof key === 'boolean' ? String(key) : key);

/** Text, of a pattern; `-` is what is not known. */
export function textKeys(takes: string, pattern: RegExp = KEY_PATTERN): KeyCodec {
  return {
    show: showAsIs,
    parse: (text) => (text === UNKNOWN ? null : pattern.test(text) ? text : undefined),
    takes: `${takes}, or ${UNKNOWN} for unknown`,
  };
}

/** Whole numbers from `min` to `max`. */
export function numberKeys(min: number, max: number): KeyCodec {
  return {
    show: showAsIs,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    takes: `a whole number from ${min} to ${max}`,
  };
}

/** Keys that each have a name. */
export function namedKeys(names: readonly (readonly [name: string, key: Key])[]): KeyCodec {
  const nameOf = new Map(names.map(([name, key]) => [key, name]));
  const keyOf = new Map(names);
  return {
    show: (key) => nameOf.get(key) ?? null,
    parse: (text) => keyOf.get(text),
    takes: names.map(([name]) => name).join(', '),
  };
}
