import { type Encoding, encode, LARGE_LENGTH } from './encodings.ts';

/** Returns the bytes of a response in an encoding; `etag` is the tag of these bytes. */
export type EncodeTagged = (etag: string, encoding: Encoding, text: string) => Promise<Buffer>;

/**
 * Creates a function that compresses responses and caches the most recently sent large ones, up to
 * `maxBytes` together: the same tag means the same bytes.
 */
export function createEncodingCache(maxBytes: number): EncodeTagged {
  // Maps keep insertion order: the first entry is the least recently used one.
  const entries = new Map<string, Buffer>();
  let bytes = 0;
  return async (etag, encoding, text) => {
    // A smaller one is compressed in about a millisecond.
    if (text.length < LARGE_LENGTH) return await encode(encoding, text);
    const cached = entries.get(etag);
    const encoded = cached ?? (await encode(encoding, text));
    if (!entries.delete(etag)) bytes += encoded.length;
    entries.set(etag, encoded);
    for (const [oldest, { length }] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(oldest);
      bytes -= length;
    }
    return encoded;
  };
}
