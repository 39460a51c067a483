import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMultipartBody } from './multipart-body.ts';

let folder: string;
let path: string;
const bytes = randomBytes(3 * 1024 * 1024);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-'));
  path = join(folder, 'combat.log');
  await writeFile(path, bytes);
});
afterEach(() => rm(folder, { recursive: true }));

const createBody = (from = path) =>
  createMultipartBody({}, [{ name: 'combat.log', path: from, end: bytes.length }]).chunks;

test('sends a log compressed and complete', async () => {
  const body = Buffer.concat(await Array.fromAsync(createBody()));
  const start = body.indexOf('\r\n\r\n') + 4;
  const compressed = body.subarray(start, body.lastIndexOf('\r\n--'));
  expect(zstdDecompressSync(compressed).equals(bytes)).toBe(true);
});

test('a log that cannot be read aborts the request', async () => {
  await expect(Array.fromAsync(createBody(join(folder, 'gone.log')))).rejects.toThrow('ENOENT');
});

/** The folder that lists the open files of this process, on systems that have it. */
const DESCRIPTORS_FOLDER = '/proc/self/fd';
function isOpen(): boolean {
  return readdirSync(DESCRIPTORS_FOLDER).some((name) => {
    try {
      return readlinkSync(join(DESCRIPTORS_FOLDER, name)) === path;
    } catch {
      return false;
    }
  });
}

test.skipIf(!existsSync(DESCRIPTORS_FOLDER))('an interrupted upload closes the log', async () => {
  const chunks = createBody()[Symbol.asyncIterator]();
  await chunks.next();
  await chunks.next();
  expect(isOpen()).toBe(true);
  await chunks.return?.();
  await expect.poll(isOpen).toBe(false);
});
