import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';

/** Returns whether a stored log, given as compressed bytes, still has its hash. */
export async function isIntact(sha256: string, compressed: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  try {
    await pipeline(compressed, createZstdDecompress(), async (plain) => {
      for await (const chunk of plain) hash.update(chunk);
    });
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}
