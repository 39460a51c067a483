import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncodingCache } from './encoding-cache.ts';

/** Creates a text that compresses to about half of its length. */
const makeText = (seed: number) =>
  Array.from({ length: 20_000 }, (_, i) => ((i * seed * 7919) % 99_991).toString(16)).join('');

test('a large response is compressed once per tag, and read back unchanged', async () => {
  const encodeTagged = createEncodingCache(1_000_000);
  const text = makeText(3);
  const bytes = await encodeTagged('"a-br"', 'br', text);
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(await encodeTagged('"a-br"', 'br', text)).toBe(bytes);
  const gzipBytes = await encodeTagged('"a-gzip"', 'gzip', text);
  expect(gunzipSync(gzipBytes).toString()).toBe(text);
});

test('a small response is not cached', async () => {
  const encodeTagged = createEncodingCache(1_000_000);
  const bytes = await encodeTagged('"a-br"', 'br', 'small'.repeat(1000));
  expect(await encodeTagged('"a-br"', 'br', 'small'.repeat(1000))).not.toBe(bytes);
});

test('beyond the limit, the least recently sent response is evicted', async () => {
  const texts = [makeText(3), makeText(5), makeText(7)] as const;
  const sizes = await Promise.all(texts.map((text) => createEncodingCache(1e9)('"x"', 'br', text)));
  const [first = 0, second = 0, third = 0] = sizes.map(({ length }) => length);
  const encodeTagged = createEncodingCache(first + Math.max(second, third));
  const a = await encodeTagged('"a"', 'br', texts[0]);
  const b = await encodeTagged('"b"', 'br', texts[1]);
  expect(await encodeTagged('"a"', 'br', texts[0])).toBe(a);
  await encodeTagged('"c"', 'br', texts[2]);
  expect(await encodeTagged('"a"', 'br', texts[0])).toBe(a);
  expect(await encodeTagged('"b"', 'br', texts[1])).not.toBe(b);
});

test('a response that two requests compress at once is counted once', async () => {
  const text = makeText(3);
  const { length } = await createEncodingCache(1e9)('"x"', 'br', text);
  const encodeTagged = createEncodingCache(1.5 * length);
  const results = await Promise.all([
    encodeTagged('"a"', 'br', text),
    encodeTagged('"a"', 'br', text),
  ]);
  expect(results).toContain(await encodeTagged('"a"', 'br', text));
});
