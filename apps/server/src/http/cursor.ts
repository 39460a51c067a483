import { badRequest } from './api-error.ts';

/** Where a list goes on: the sort keys of the last row shown, opaque to the client. */
export function encodeCursor(keys: readonly (string | number | boolean)[]): string {
  return Buffer.from(JSON.stringify(keys.map(String))).toString('base64url');
}

/**
 * Reads a cursor back; `patterns` are what each key has to look like, so that a made-up cursor is
 * a 400 and never an error of the database.
 */
export function decodeCursor(cursor: string, patterns: readonly RegExp[]): string[] {
  let keys: unknown;
  try {
    keys = JSON.parse(Buffer.from(cursor, 'base64url').toString());
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

const badCursor = () =>
  badRequest('The cursor is not one this list gave out. Start from the first page.');

/** Key shapes for `decodeCursor`. */
export const cursorKeys = {
  boolean: /^(true|false)$/,
  integer: /^-?\d{1,19}$/,
  float: /^-?\d+(\.\d+)?(e-?\d+)?$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/,
  // PostgreSQL knows no NUL character.
  text: /^[^\0]{0,200}$/,
};
