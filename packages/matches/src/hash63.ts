const MASK_63_BITS = 2n ** 63n - 1n;

/** The first 63 bits of a text's SHA-256 as decimal digits: what a `bigint` column takes. */
export type Hash63 = (text: string) => string;

/** Makes the function of one that gives a text's SHA-256 in hex; platforms have one of their own. */
export function createHash63(sha256: (text: string) => string): Hash63 {
  return (text) => (BigInt(`0x${sha256(text).slice(0, 16)}`) & MASK_63_BITS).toString();
}
