import { badRequest } from '@scrapboard/contract';

// Browsers and Node share these, but not the types that declare them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The required form of a key: a regular expression or anything else with `test`. */
export type KeyPattern = Pick<RegExp, 'test'>;

/** Encodes a position in a list: the sort keys of the last row shown, opaque to the client. */
export function encodeCursor(keys: readonly (string | number | boolean)[]): string {
  const bytes = encoder.encode(JSON.stringify(keys.map(String)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Decodes the keys of a cursor; `patterns` describes each of them, so that a made-up cursor causes a
 * bad request and never a database error.
 */
export function decodeCursor(cursor: string, patterns: readonly KeyPattern[]): string[] {
  const keys = parseCursor(cursor);
  if (!Array.isArray(keys) || keys.length !== patterns.length) throw badCursor();
  for (const [index, pattern] of patterns.entries()) {
    const key: unknown = keys[index];
    if (typeof key !== 'string' || !pattern.test(key)) throw badCursor();
  }
  return keys;
}

function parseCursor(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(decoder.decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))));
  } catch {
    throw badCursor();
  }
}

/** Returns the error for a cursor that does not come from this list. */
const badCursor = () => badRequest('Unknown cursor. Start from the first page.');

/**
 * The patterns of keys by type, limited to what PostgreSQL can compare with a column of that type.
 */
export const cursorKeyPatterns = {
  boolean: /^(true|false)$/,
  /** A position in a list. */
  position: /^\d{1,9}$/,
  int4: {
    test: (text: string) => /^-?\d{1,10}$/.test(text) && Number(text) === (Number(text) | 0),
  },
  int8: {
    test: (text: string) =>
      /^-?\d{1,19}$/.test(text) && BigInt(text) === BigInt.asIntN(64, BigInt(text)),
  },
  float: /^-?\d{1,20}(\.\d{1,20})?(e-?\d{1,2})?$/,
  instant: { test: isInstant },
  // PostgreSQL's text has no NUL character.
  text: /^[^\0]{0,200}$/,
};

/**
 * Returns whether a text is a UTC instant on an existing day; JavaScript reads 30 February as 2
 * March.
 */
function isInstant(text: string): boolean {
  const [, seconds] = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{1,9}Z$/.exec(text) ?? [];
  const at = Date.parse(`${seconds}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 19) === seconds;
}
