/** The only platform API needed here; both Node and browsers have it. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder();

/** Maximum length of a map, a mode or a reason. */
const MAX_IDENTIFIER_BYTES = 80;

/**
 * Decodes `[start, end)`. Invalid UTF-8 becomes replacement characters, and so does NUL, which
 * PostgreSQL cannot store in text.
 */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  if (start >= end) return '';
  const text = decoder.decode(bytes.subarray(start, end));
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
}

/** Decodes one of the game's identifiers, cut to the maximum length of keys. */
export function decodeIdentifier(bytes: Uint8Array, start: number, end: number): string {
  return decodeText(bytes, start, Math.min(end, start + MAX_IDENTIFIER_BYTES));
}
