// Reads ASCII text from bytes without creating strings. All offsets are into one `LineBytes`.

/**
 * Bytes and a view of the same memory, with at least `PADDING` readable bytes after the last line, so
 * that words can be loaded without checking the bounds each time.
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

/** Returns four ASCII characters as the little-endian word that `getInt32(…, true)` loads. */
export function word(text: string): number {
  let value = 0;
  for (let i = 3; i >= 0; i--) value = (value << 8) | text.charCodeAt(i);
  return value;
}

/** Fixed text, compared four bytes at a time; the last word overlaps the one before. */
export interface Literal {
  length: number;
  words: Int32Array;
  lastWord: number;
}

/** @param text at least four ASCII characters. */
export function literal(text: string): Literal {
  const words = new Int32Array(Math.floor((text.length - 1) / 4));
  for (let i = 0; i < words.length; i++) words[i] = word(text.slice(i * 4, i * 4 + 4));
  return { length: text.length, words, lastWord: word(text.slice(-4)) };
}

/**
 * Returns the offset of the first newline at or after `from`; one must exist. Tests sixteen bytes per
 * step with Mycroft's test for a zero byte in a word (Anderson, Bit Twiddling Hacks).
 */
export function findNewline(view: DataView, from: number): number {
  for (let at = from; ; at += 16) {
    const a = view.getInt32(at, true) ^ 0x0a0a0a0a;
    const b = view.getInt32(at + 4, true) ^ 0x0a0a0a0a;
    const c = view.getInt32(at + 8, true) ^ 0x0a0a0a0a;
    const d = view.getInt32(at + 12, true) ^ 0x0a0a0a0a;
    const hitA = (a - 0x01010101) & ~a;
    const hitB = (b - 0x01010101) & ~b;
    const hitC = (c - 0x01010101) & ~c;
    const hitD = (d - 0x01010101) & ~d;
    if (((hitA | hitB | hitC | hitD) & 0x80808080) === 0) continue;
    if ((hitA & 0x80808080) !== 0) return at + firstByte(hitA);
    if ((hitB & 0x80808080) !== 0) return at + 4 + firstByte(hitB);
    if ((hitC & 0x80808080) !== 0) return at + 8 + firstByte(hitC);
    return at + 12 + firstByte(hitD);
  }
}

/** Returns the offset of the first `'` in `[from, end)`, or -1. */
export function findQuote(view: DataView, from: number, end: number): number {
  for (let at = from; at < end; at += 4) {
    const difference = view.getInt32(at, true) ^ 0x27272727;
    const hit = (difference - 0x01010101) & ~difference;
    if ((hit & 0x80808080) !== 0) {
      const offset = at + firstByte(hit);
      return offset < end ? offset : -1;
    }
  }
  return -1;
}

/** Returns whether none of the four bytes of a word is a space or an `H`. */
export function hasNoSpaceOrH(bytes: number): boolean {
  const space = bytes ^ 0x20202020;
  const h = bytes ^ 0x48484848;
  const hit = ((space - 0x01010101) & ~space) | ((h - 0x01010101) & ~h);
  return (hit & 0x80808080) === 0;
}

/** Returns the position of the lowest byte that a zero-byte test marked. */
function firstByte(test: number): number {
  const hit = test & 0x80808080;
  return (31 - Math.clz32(hit & -hit)) >> 3;
}

/** Returns whether `text` is at `from` and ends no later than `end`. */
export function startsWith(view: DataView, from: number, end: number, text: Literal): boolean {
  const { length, words } = text;
  if (from + length > end) return false;
  for (let i = 0; i < words.length; i++) {
    if (view.getInt32(from + i * 4, true) !== words[i]) return false;
  }
  return view.getInt32(from + length - 4, true) === text.lastWord;
}

/** Returns the offset of `text` in `[from, end)`, or -1. */
export function findLiteral(view: DataView, from: number, end: number, text: Literal): number {
  const last = end - text.length;
  for (let at = from; at <= last; at++) if (startsWith(view, at, end, text)) return at;
  return -1;
}

/** Returns the first offset in `[from, end)` that is neither space nor tab, or `end`. */
export function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  return at;
}

/** Returns the end of `[from, end)` without trailing blanks and carriage returns. */
export function trimEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = end;
  while (at > from) {
    const last = bytes[at - 1];
    if (last !== SPACE && last !== TAB && last !== CARRIAGE_RETURN) break;
    at--;
  }
  return at;
}

const IDENTIFIER_BYTES = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) {
  IDENTIFIER_BYTES[byte] = /\w/.test(String.fromCharCode(byte)) ? 1 : 0;
}

/** Returns the end of the identifier (letters, digits, underscores) that starts at `from`. */
export function findIdentifierEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && IDENTIFIER_BYTES[bytes[at] as number] === 1) at++;
  return at;
}

/** A number read from bytes and the offset after it; `next` is -1 if there was none. */
export interface ParsedNumber {
  value: number;
  next: number;
}

/** No number in the logs has more digits before its decimal point. */
const MAX_DIGITS = 9;

/** Reads `-?\d+` into `out`. */
export function readInteger(bytes: Uint8Array, from: number, end: number, out: ParsedNumber): void {
  let at = from;
  const isNegative = at < end && bytes[at] === MINUS;
  if (isNegative) at++;
  const first = at;
  let value = 0;
  while (at < end) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    at++;
  }
  out.value = isNegative ? -value : value;
  out.next = at === first || at - first > MAX_DIGITS ? -1 : at;
}

/** Reads `-?\d+(\.\d*)?` as hundredths into `out`, rounding further decimals. */
export function readHundredths(
  bytes: Uint8Array,
  from: number,
  end: number,
  out: ParsedNumber,
): void {
  let at = from;
  const isNegative = at < end && bytes[at] === MINUS;
  if (isNegative) at++;
  const first = at;
  let value = 0;
  while (at < end) {
    const digit = (bytes[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    at++;
  }
  if (at === first || at - first > MAX_DIGITS) {
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
  out.value = isNegative ? -value : value;
  out.next = at;
}
