/**
 * Measures what the browser loads for `/`, in brotli, from the build: what index.html names, its
 * imports, and the charts that load when they scroll into view. The end-to-end tests measure the
 * same with a browser; this reports it earlier.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from './lib/root.mjs';

const KB = 1024;
const LIMITS = { js: 180 * KB, css: 35 * KB, all: 260 * KB };
const DIST = join(root, 'apps/web/dist');

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
const files = new Set(['index.html']);

const html = readFileSync(join(DIST, 'index.html'), 'utf8');
// The script in the head names the first texts of every language but loads only one.
const OTHER_LANGUAGE_CHUNK = /^assets\/(?!en-)[a-z]{2}-/;
for (const [, file] of html.matchAll(/["'(]\/(assets\/[^"')]+)["')]/g)) {
  if (!OTHER_LANGUAGE_CHUNK.test(file)) load(file);
}
// The script that preloads pages also loads only those of the address, see
// apps/web/build/preload-pages.ts.
const preloads = /for\(const\[p,\.\.\.f\]of (\[\[.*?\]\])\)/.exec(html)?.[1];
const home = JSON.parse(preloads ?? '[]').filter(([path]) => new RegExp(path).test('/'));
if (home.length === 0) throw new Error('index.html preloads no home page');
for (const [, ...chunks] of home) chunks.forEach(load);

function load(file) {
  if (files.has(file)) return;
  files.add(file);
  const chunk = byFile.get(file);
  for (const name of chunk?.css ?? []) files.add(name);
  for (const key of chunk?.imports ?? []) load(manifest[key].file);
  for (const key of chunk?.dynamicImports ?? []) {
    if (/^src\/charts\//.test(key)) load(manifest[key].file);
  }
}

const sums = { js: 0, css: 0, all: 0 };
for (const file of files) {
  const path = join(DIST, file);
  const { size } = statSync(existsSync(`${path}.br`) ? `${path}.br` : path);
  const kind = extname(file).slice(1);
  if (kind in sums) sums[kind] += size;
  sums.all += size;
  console.log(`${(size / KB).toFixed(1).padStart(7)} KB  ${file}`);
}

for (const [kind, limit] of Object.entries(LIMITS)) {
  const verdict = sums[kind] <= limit ? 'ok' : 'TOO MUCH';
  console.log(`${kind}: ${(sums[kind] / KB).toFixed(1)} of ${limit / KB} KB, ${verdict}`);
  if (sums[kind] > limit) process.exitCode = 1;
}

// What few people open must not be part of what everyone loads.
const separatePages = Object.entries(manifest).filter(([key]) =>
  /^src\/(gallery|guide)\//.test(key),
);
if (separatePages.length === 0) throw new Error('The build has no pages of gallery and guide');
for (const [key, { file }] of separatePages) {
  if (!files.has(file)) continue;
  console.log(`${key} is loaded with the first page`);
  process.exitCode = 1;
}
