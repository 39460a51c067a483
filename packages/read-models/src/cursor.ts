import { badRequest } from '@scrapboard/contract';

/** What a cursor holds before it is packed into letters: the sort keys of the last row shown. */
export function cursorText(keys: readonly (string | number | boolean)[]): string {
  return JSON.stringify(keys.map(String));
}

/**
 * The keys of an unpacked cursor; `patterns` are what each has to look like, so that a made-up
 * cursor is a bad request and never an error of what keeps the data.
 */
export function readCursorText(text: string, patterns: readonly RegExp[]): string[] {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(keys) || keys.length !== patterns.length) throw badCursor();
  for (const [index, pattern] of patterns.entries()) {
    const key: unknown = keys[index];
    if (typeof key !== 'string' || !pattern.test(key)) throw badCursor();
  }
  return keys;
}

/** A cursor that was not given out by the list it is handed back to. */
export const badCursor = () => badRequest('Unknown cursor. Start from the first page.');

/** Key shapes for `readCursorText`. */
export const cursorKeys = {
  boolean: /^(true|false)$/,
  integer: /^-?\d{1,19}$/,
  float: /^-?\d+(\.\d+)?(e-?\d+)?$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/,
  // PostgreSQL knows no NUL character.
  text: /^[^\0]{0,200}$/,
};
