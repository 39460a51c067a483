import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readRaw } from './read-raw.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-raw-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'log.zst');

async function readAll(bytes: Uint8Array): Promise<{ log: Buffer; largest: number }> {
  writeFileSync(path, bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readRaw(path)) chunks.push(chunk);
  return { log: Buffer.concat(chunks), largest: Math.max(0, ...chunks.map((c) => c.length)) };
}

test.each([
  ['a short log', Buffer.from('one line\n')],
  ['an empty log', Buffer.alloc(0)],
  ['a log that hardly compresses', randomBytes(400_000)],
  ['a log that is larger than its file suggests', Buffer.alloc(20_000_000, 'line\n')],
  ['a log in a large file', randomBytes(1_500_000)],
])('%s is read as it was written, in chunks of at most 256 KiB', async (_, log) => {
  const result = await readAll(zstdCompressSync(log));
  expect(result.log.equals(log)).toBe(true);
  expect(result.largest).toBeLessThanOrEqual(256 * 1024);
});

test('a missing, truncated or invalid log fails with the code of the reason', async () => {
  const compressed = zstdCompressSync(randomBytes(5000));
  await expect(readAll(compressed.subarray(0, 3000))).rejects.toMatchObject({
    code: 'Z_BUF_ERROR',
  });
  await expect(readAll(Buffer.from('text'))).rejects.toMatchObject({
    code: expect.stringMatching(/^ZSTD_/),
  });
  rmSync(path);
  const missingLog = readRaw(path)[Symbol.asyncIterator]();
  await expect(missingLog.next()).rejects.toMatchObject({ code: 'ENOENT' });
});
