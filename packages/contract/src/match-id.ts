const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 13;
const MAX_ID = 2n ** 63n - 1n;

/**
 * Returns a match id as shown in pages and URLs: thirteen digits of Crockford's base32
 * (crockford.com/base32.html), lower case, most significant first, so that text order is number
 * order. The number, from 0 to 2^63 - 1, may be given as decimal text. Throws RangeError for any
 * other value.
 */
export function encodeMatchId(id: bigint | string): string {
  let remaining = BigInt(id);
  if (remaining < 0n || remaining > MAX_ID) throw new RangeError(`not a match id: ${id}`);
  let text = '';
  for (let position = 0; position < LENGTH; position++) {
    text = DIGITS.charAt(Number(remaining & 31n)) + text;
    remaining >>= 5n;
  }
  return text;
}

/**
 * Returns the number of a match id, or null if the text is not one. Upper case and the look-alikes
 * o, i and l are accepted.
 */
export function decodeMatchId(text: string): bigint | null {
  if (text.length !== LENGTH) return null;
  let id = 0n;
  for (const char of text.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')) {
    const digit = DIGITS.indexOf(char);
    if (digit === -1) return null;
    id = (id << 5n) | BigInt(digit);
  }
  return id <= MAX_ID ? id : null;
}
