/**
 * `node build/compress-assets.ts FOLDER`: writes a `.br` and a `.gz` file beside every text asset
 * of a build, so that the server never compresses them itself.
 * Files that have both are skipped, so the next run completes an interrupted one; a server may serve
 * the folder meanwhile.
 */
import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 512;
const ENCODINGS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|txt|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  // All at once: Node distributes the work over its threads.
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  let bytes: Buffer | undefined;
  for (const [suffix, encode] of Object.entries(ENCODINGS)) {
    const target = `${file}.${suffix}`;
    if (statSync(target, { throwIfNoEntry: false }) !== undefined) continue;
    bytes ??= await readFile(file);
    // Renamed when complete, so that no client receives a partial file.
    const temporaryFile = `${target}.${process.pid}.new`;
    await writeFile(temporaryFile, await encode(bytes));
    await rename(temporaryFile, target);
  }
}

const [folder = 'dist'] = process.argv.slice(2);
await compressFolder(folder);
