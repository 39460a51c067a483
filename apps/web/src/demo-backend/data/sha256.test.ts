import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sha256, sha256 } from './sha256.ts';

const nodeHash = (...chunks: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
};

test('any bytes in any pieces have the same hash as in Node', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 }), (chunks) => {
      const hash = new Sha256();
      for (const chunk of chunks) hash.update(chunk);
      expect(hash.hex()).toBe(nodeHash(...chunks));
    }),
  );
});

test('hashes are correct for every length around the block size', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    expect(sha256(text)).toBe(nodeHash(Buffer.from(text)));
  }
});
