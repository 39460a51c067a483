import { cursorText, type KeyPattern, readCursorText } from '@scrapboard/read-models';
import { fromBase64Url, toBase64Url } from '../../frame/base64-url.ts';

/** Returns a list's cursor: the sort keys of the last row shown, opaque to the page. */
export function encodeCursor(keys: readonly (string | number | boolean)[]): string {
  return toBase64Url(new TextEncoder().encode(cursorText(keys)));
}

/** Reads a cursor back; see `readCursorText`. */
export function decodeCursor(cursor: string, patterns: readonly KeyPattern[]): string[] {
  return readCursorText(unpack(cursor), patterns);
}

/** Text that is not base64 is not a cursor. */
function unpack(cursor: string): string {
  try {
    return new TextDecoder().decode(fromBase64Url(cursor));
  } catch {
    return '';
  }
}
