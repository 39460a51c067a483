/**
 * Checks that the web app of a server contains no code of the demo back end, by searching both builds
 * for a text that every build of the back end contains: its database's name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const MARKER = 'scrapboard-demo';
const web = join(root, 'apps/web');

function filesContaining(folder, text) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
}

const source = readFileSync(join(web, 'src/demo-backend/browser/open-browser-store.ts'), 'utf8');
const demo = join(web, 'dist-demo');
const isMarkerUsed =
  source.includes(`'${MARKER}'`) && (!existsSync(demo) || filesContaining(demo, MARKER).length > 0);
if (!isMarkerUsed) {
  console.log(`The demo back end no longer contains "${MARKER}", so this check would find nothing`);
  process.exitCode = 1;
}

for (const file of filesContaining(join(web, 'dist'), MARKER)) {
  console.log(`${file} contains "${MARKER}"`);
  process.exitCode = 1;
}
