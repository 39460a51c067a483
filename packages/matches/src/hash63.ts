const MASK_63_BITS = 2n ** 63n - 1n;

/**
 * Returns the first 63 bits of a text's SHA-256 as decimal digits, which fit into a `bigint` column.
 */
export type Hash63 = (text: string) => string;

/** Creates the function from one that returns a text's SHA-256 in hex, which each platform has. */
export function createHash63(sha256: (text: string) => string): Hash63 {
  return (text) => (BigInt(`0x${sha256(text).slice(0, 16)}`) & MASK_63_BITS).toString();
}
