import type { Key } from './dimensions/key-codec.ts';

/** Compares keys as DuckDB does: text by code points, false before true, null last. */
export function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'string' && typeof b === 'string') return compareCodePoints(a, b);
  return Number(a) - Number(b);
}

/** UTF-8 and code points have one order; that of UTF-16 differs from U+E000 on. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return moveSurrogates(x) - moveSurrogates(y);
  }
  return a.length - b.length;
}

function moveSurrogates(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
