import { hash } from 'node:crypto';

const mask = 2n ** 63n - 1n;

/** The first 63 bits of a text's SHA-256 as decimal digits: what a `bigint` column takes. */
export function hash63(text: string): string {
  return (BigInt(`0x${hash('sha256', text, 'hex').slice(0, 16)}`) & mask).toString();
}
