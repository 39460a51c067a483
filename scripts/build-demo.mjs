/**
 * `npm run build:demo`: builds the whole product as files for any static host. With `-- --base
 * /scrapboard/` for a host that serves them there instead of at the root of its domain.
 */
import { relative } from 'node:path';
import { buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { readBase } from './lib/read-base.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  const base = readBase(process.argv.slice(2));
  await ensureDependencies();
  const folder = await buildWeb(pinnedNode(), 'demo', base);
  const location = base === '/' ? '' : `, to be served at ${base}`;
  console.log(`The demo is in ${relative(process.cwd(), folder) || '.'}${location}`);
  return 0;
});
