import { sha256 as hasher } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the SHA-256 hash of a text in hex, synchronously: `crypto.subtle` is asynchronous, and
 * missing on pages without TLS.
 */
export function sha256(text: string): string {
  return bytesToHex(hasher(utf8ToBytes(text)));
}

/** Hashes bytes that arrive in pieces, which `crypto.subtle` does not support. */
export class Sha256 {
  readonly #hash = hasher.create();

  update(bytes: Uint8Array): this {
    this.#hash.update(bytes);
    return this;
  }

  /** Returns the hash in hex; nothing can be added after it. */
  hex(): string {
    return bytesToHex(this.#hash.digest());
  }
}
