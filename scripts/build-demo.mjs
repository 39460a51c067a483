/** `npm run build:demo`: the whole product as files that any host of static files can serve. */
import { relative } from 'node:path';
import { buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { runMain } from './lib/fail.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';

await runMain(async () => {
  await ensureDependencies();
  const folder = await buildWeb(pinnedNode(), 'demo');
  console.log(`The demo is in ${relative(process.cwd(), folder) || '.'}`);
  return 0;
});
