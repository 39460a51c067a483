/**
 * `npm run scrapboard -- COMMAND …`: the command line, with paths relative to the folder it was
 * called in.
 */
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  return await runUntilStopped(
    [node, join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)],
    { env: nodeEnvironment(node), cwd: process.env.INIT_CWD ?? process.cwd() },
  );
});
