/** `npm start`: from a fresh clone to a running server. */
import { join } from 'node:path';
import { buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { runMain } from './lib/fail.mjs';
import { pinnedNode, withPinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  await buildWeb(node);
  return await runUntilStopped([node, join(root, 'apps/server/src/main.ts')], {
    env: withPinnedNode(node),
  });
});
