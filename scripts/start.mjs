/** `npm start`: from a fresh clone to a running server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildUncompressed, compression } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { runMain } from './lib/fail.mjs';
import { pinnedNode, withPinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  const folder = await buildUncompressed(node);
  const server = runUntilStopped([node, join(root, 'apps/server/src/main.ts')], {
    env: withPinnedNode(node),
  });
  // In parallel with the server: the page does not wait for files that are only smaller.
  const [program, ...args] = compression(node, folder);
  const compressing = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  compressing.once('error', (error) => console.error(error.message));
  const code = await server;
  compressing.kill();
  return code;
});
