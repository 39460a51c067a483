/** The one piece of the platform needed here that is no part of the language; Node and browsers have it. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder();

/** Longest text of a map, a mode or a reason that is believed. */
const LONGEST_WORD = 80;

/**
 * `[start, end)` as text; what is no UTF-8 becomes replacement characters, and so does the NUL, which
 * no database keeps in a text.
 */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  if (start >= end) return '';
  const text = decoder.decode(bytes.subarray(start, end));
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
}

/** `decodeText` of a word of the game, cut to a length that keys may have. */
export function decodeWord(bytes: Uint8Array, start: number, end: number): string {
  return decodeText(bytes, start, Math.min(end, start + LONGEST_WORD));
}
