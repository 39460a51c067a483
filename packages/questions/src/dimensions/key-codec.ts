import { KEY_PATTERN } from '@scrapboard/contract/filter-rules';

/** A value that rows are grouped by; null if unknown. */
export type Key = string | number | boolean | null;

/** The form of a key in questions and answers. */
export type FormattedKey = string | number | null;

/** Converts between keys and their form in questions and answers. */
export interface KeyCodec {
  format(key: Key): FormattedKey;
  /** Returns the key that a filter names; undefined if there is no such value. */
  parse(text: string): Key | undefined;
  /** What `parse` accepts, for error messages. */
  accepts: string;
}

/** The value of a filter that selects rows without a known value. */
const UNKNOWN = '-';

const formatAsIs = (key: Key): FormattedKey => (typeof key === 'boolean' ? String(key) : key);

/** Returns the codec of text that matches a pattern; `-` is unknown. */
export function createTextCodec(accepts: string, pattern: RegExp = KEY_PATTERN): KeyCodec {
  return {
    format: formatAsIs,
    parse: (text) => (text === UNKNOWN ? null : pattern.test(text) ? text : undefined),
    accepts: `${accepts}, or ${UNKNOWN} for unknown`,
  };
}

/** Returns the codec of whole numbers from `min` to `max`. */
export function createNumberCodec(min: number, max: number): KeyCodec {
  return {
    format: formatAsIs,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    accepts: `a whole number from ${min} to ${max}`,
  };
}

/** Returns the codec of keys that each have a name. */
export function createNamedCodec(names: readonly (readonly [name: string, key: Key])[]): KeyCodec {
  const namesByKey = new Map(names.map(([name, key]) => [key, name]));
  const keysByName = new Map(names);
  return {
    format: (key) => namesByKey.get(key) ?? null,
    parse: (text) => keysByName.get(text),
    accepts: names.map(([name]) => name).join(', '),
  };
}
