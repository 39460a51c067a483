/** Reading ASCII shapes out of bytes without making strings. All offsets are into one `LineBytes`. */

/**
 * Bytes and a view of the same memory. Whoever fills it leaves at least `PADDING` readable bytes
 * behind the last line, so that words may be loaded without asking for the bounds each time.
 */
export interface LineBytes {
  bytes: Uint8Array;
  view: DataView;
}

export const PADDING = 256;

export const SPACE = 32;
export const TAB = 9;
export const NEWLINE = 10;
export const CARRIAGE_RETURN = 13;
export const QUOTE = 39;
const MINUS = 45;
const DOT = 46;

/** The four ASCII characters of `text` as the little-endian word that `getInt32(…, true)` loads. */
export function word(text: string): number {
  let value = 0;
  for (let i = 3; i >= 0; i--) value = (value << 8) | text.charCodeAt(i);
  return value;
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Offset of the first newline at or after `from`; one must exist. Eight bytes a step, by the
 * zero-byte test of Mycroft ("Determine if a word has a zero byte", Bit Twiddling Hacks).
 */
export function findNewline(view: DataView, from: number): number {
  let at = from;
  for (;;) {
    const low = view.getInt32(at, true) ^ 0x0a0a0a0a;
    const high = view.getInt32(at + 4, true) ^ 0x0a0a0a0a;
    const lowHit = (low - 0x01010101) & ~low & 0x80808080;
    const highHit = (high - 0x01010101) & ~high & 0x80808080;
    if ((lowHit | highHit) !== 0) {
      return lowHit !== 0 ? at + firstByte(lowHit) : at + 4 + firstByte(highHit);
    }
    at += 8;
  }
}

/** Offset of the first `'` in `[from, end)`, or -1. */
export function findQuote(view: DataView, from: number, end: number): number {
  for (let at = from; at < end; at += 4) {
    const folded = view.getInt32(at, true) ^ 0x27272727;
    const hit = (folded - 0x01010101) & ~folded & 0x80808080;
    if (hit !== 0) {
      const found = at + firstByte(hit);
      return found < end ? found : -1;
    }
  }
  return -1;
}

function firstByte(hit: number): number {
  return (31 - Math.clz32(hit & -hit)) >> 3;
}

export function startsWith(
  bytes: Uint8Array,
  from: number,
  end: number,
  literal: Uint8Array,
): boolean {
  if (from + literal.length > end) return false;
  for (let i = 0; i < literal.length; i++) if (bytes[from + i] !== literal[i]) return false;
  return true;
}

/** Offset of `literal` in `[from, end)`, or -1. */
export function find(bytes: Uint8Array, from: number, end: number, literal: Uint8Array): number {
  const last = end - literal.length;
  const first = literal[0];
  for (let at = from; at <= last; at++) {
    if (bytes[at] === first && startsWith(bytes, at, end, literal)) return at;
  }
  return -1;
}

export function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  return at;
}

/** The end of `[from, end)` without the blanks and carriage returns it ends in. */
export function trimEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = end;
  while (at > from) {
    const last = bytes[at - 1];
    if (last !== SPACE && last !== TAB && last !== CARRIAGE_RETURN) break;
    at--;
  }
  return at;
}

export function isWordByte(byte: number): boolean {
  return (
    (byte >= 97 && byte <= 122) ||
    (byte >= 65 && byte <= 90) ||
    (byte >= 48 && byte <= 57) ||
    byte === 95
  );
}

/** The end of the run of letters, digits and underscores that starts at `from`. */
export function wordEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isWordByte(bytes[at] as number)) at++;
  return at;
}

/** A number read from bytes, and where it ended. `next` is -1 when there was none. */
export interface NumberReader {
  value: number;
  next: number;
}

/** No number of the game is longer; what is longer is not one. */
const MOST_DIGITS = 13;

/** Reads `-?\d+` into `out`. */
export function readInteger(bytes: Uint8Array, from: number, end: number, out: NumberReader): void {
  let at = from;
  const negative = at < end && bytes[at] === MINUS;
  if (negative) at++;
  const first = at;
  let value = 0;
  while (at < end) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    at++;
  }
  out.value = negative ? -value : value;
  out.next = at === first || at - first > MOST_DIGITS ? -1 : at;
}

/** Reads `-?\d+(\.\d*)?` as hundredths into `out`, rounding what is finer. */
export function readHundredths(
  bytes: Uint8Array,
  from: number,
  end: number,
  out: NumberReader,
): void {
  let at = from;
  const negative = at < end && bytes[at] === MINUS;
  if (negative) at++;
  const first = at;
  let value = 0;
  while (at < end) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    at++;
  }
  if (at === first || at - first > MOST_DIGITS) {
    out.next = -1;
    return;
  }
  let decimals = 0;
  let rounding = 0;
  if (at < end && bytes[at] === DOT) {
    at++;
    while (at < end) {
      const digit = (bytes[at] as number) - 48;
      if (digit < 0 || digit > 9) break;
      if (decimals < 2) value = value * 10 + digit;
      else if (decimals === 2 && digit >= 5) rounding = 1;
      decimals++;
      at++;
    }
  }
  if (decimals === 0) value *= 100;
  else if (decimals === 1) value *= 10;
  value += rounding;
  out.value = negative ? -value : value;
  out.next = at;
}
