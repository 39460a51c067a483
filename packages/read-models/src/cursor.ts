import { badRequest } from '@scrapboard/contract';

/** What a key has to look like: an expression, or what tests as one does. */
export type KeyPattern = Pick<RegExp, 'test'>;

/** What a cursor holds before it is packed into letters: the sort keys of the last row shown. */
export function cursorText(keys: readonly (string | number | boolean)[]): string {
  return JSON.stringify(keys.map(String));
}

/**
 * The keys of an unpacked cursor; `patterns` are what each has to look like, so that a made-up
 * cursor is a bad request and never an error of what keeps the data.
 */
export function readCursorText(text: string, patterns: readonly KeyPattern[]): string[] {
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

/** The keys of cursors by their type: within what PostgreSQL can compare with a column of it. */
export const cursorKeys = {
  boolean: /^(true|false)$/,
  /** A place in a list. */
  place: /^\d{1,9}$/,
  int4: {
    test: (text: string) => /^-?\d{1,10}$/.test(text) && Number(text) === (Number(text) | 0),
  },
  int8: {
    test: (text: string) =>
      /^-?\d{1,19}$/.test(text) && BigInt(text) === BigInt.asIntN(64, BigInt(text)),
  },
  float: /^-?\d{1,20}(\.\d{1,20})?(e-?\d{1,2})?$/,
  instant: { test: isInstant },
  // PostgreSQL knows no NUL character.
  text: /^[^\0]{0,200}$/,
};

/** Whether a text is a UTC instant on a day that exists; JavaScript reads 30 February as 2 March. */
function isInstant(text: string): boolean {
  const [, seconds] = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{1,9}Z$/.exec(text) ?? [];
  const at = Date.parse(`${seconds}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 19) === seconds;
}
