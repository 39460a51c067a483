import { cursorText, type KeyPattern, readCursorText } from '@scrapboard/read-models';

/** Encodes a position in a list: the sort keys of the last row shown, opaque to the client. */
export function encodeCursor(keys: readonly (string | number | boolean)[]): string {
  return Buffer.from(cursorText(keys)).toString('base64url');
}

/** Decodes a cursor; see `readCursorText`. */
export function decodeCursor(cursor: string, patterns: readonly KeyPattern[]): string[] {
  return readCursorText(Buffer.from(cursor, 'base64url').toString(), patterns);
}
