import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the chunks of a build by their source, and the files that the browser loads for `/`: what
 * index.html names, its imports, and the charts that load when they scroll into view.
 * @param {string} folder
 * @returns {{ manifest: Record<string, { file: string }>, files: Set<string> }}
 */
export function readFirstLoad(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const files = new Set(['index.html']);

  function addWithImports(file) {
    if (files.has(file)) return;
    files.add(file);
    const chunk = byFile.get(file);
    for (const name of chunk?.css ?? []) files.add(name);
    for (const key of chunk?.imports ?? []) addWithImports(manifest[key].file);
    for (const key of chunk?.dynamicImports ?? []) {
      if (/^src\/charts\//.test(key)) addWithImports(manifest[key].file);
    }
  }

  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  // The script in the head names the first texts of every language but loads only one language.
  const otherLanguageChunk = /^assets\/((?!en-)[a-z]{2}|translations)-/;
  for (const [, file] of html.matchAll(/["'(]\/(assets\/[^"')]+)["')]/g)) {
    // The list of chunks of other pages is loaded with those, see apps/web/build/preload-pages.ts.
    if (!otherLanguageChunk.test(file) && !file.startsWith('assets/preloads-'))
      addWithImports(file);
  }
  const preloads = /for\(const\[p,\.\.\.f\]of (\[\[.*?\]\])\)/.exec(html)?.[1];
  const home = JSON.parse(preloads ?? '[]').filter(([path]) => new RegExp(path).test('/'));
  if (home.length === 0) throw new Error('index.html preloads no home page');
  for (const [, ...chunks] of home) chunks.forEach(addWithImports);
  return { manifest, files };
}
