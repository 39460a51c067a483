import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const MIN_BYTES = 512;
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const GZIP_OPTIONS = { level: 9 };

/** Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses one itself. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'scrapboard:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    // Not closeBundle: that one also runs after a build that failed, and would hide why.
    async writeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|txt)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      // All at once: compressing takes half the time of a build, and Node spreads it over its threads.
      await Promise.all(files.map(compress));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await Promise.all([
    promisify(brotliCompress)(bytes, BROTLI_OPTIONS).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    promisify(gzip)(bytes, GZIP_OPTIONS).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
