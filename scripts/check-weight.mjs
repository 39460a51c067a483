/**
 * Measures what the browser loads for `/`, in brotli, from the build. The end-to-end tests measure
 * the same with a browser; this reports it earlier.
 */
import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readFirstLoad } from './lib/read-first-load.mjs';
import { root } from './lib/root.mjs';

const KB = 1024;
const MAX_BYTES = { js: 180 * KB, css: 35 * KB, all: 260 * KB };
const DIST = join(root, 'apps/web/dist');

const { manifest, files } = readFirstLoad(DIST);

const totalBytes = { js: 0, css: 0, all: 0 };
for (const file of files) {
  const path = join(DIST, file);
  const { size } = statSync(existsSync(`${path}.br`) ? `${path}.br` : path);
  const kind = extname(file).slice(1);
  if (kind in totalBytes) totalBytes[kind] += size;
  totalBytes.all += size;
  console.log(`${(size / KB).toFixed(1).padStart(7)} KB  ${file}`);
}

for (const [kind, limit] of Object.entries(MAX_BYTES)) {
  const verdict = totalBytes[kind] <= limit ? 'ok' : 'over the limit';
  console.log(`${kind}: ${(totalBytes[kind] / KB).toFixed(1)} of ${limit / KB} KB, ${verdict}`);
  if (totalBytes[kind] > limit) process.exitCode = 1;
}

// Pages that few people open must not be part of what everyone loads.
const separatePages = Object.entries(manifest).filter(([key]) =>
  /^src\/(gallery|guide)\//.test(key),
);
if (separatePages.length === 0) throw new Error('The build has no pages of gallery and guide');
for (const [key, { file }] of separatePages) {
  if (!files.has(file)) continue;
  console.log(`${key} is loaded with the first page`);
  process.exitCode = 1;
}
