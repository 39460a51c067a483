/** `npm run dev`: the server, restarted on changes, with Vite in front of it. */
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  const port = process.env.PORT || '5000';
  const env = {
    ...nodeEnvironment(node),
    PORT: port,
    SCRAPBOARD_SERVER: `http://localhost:${port}`,
  };
  // If one of the two ends, the other is stopped too.
  const runBoth = async (command, options) => {
    const code = await runUntilStopped(command, { env, ...options });
    process.kill(process.pid, 'SIGTERM');
    return code;
  };
  const main = join(root, 'apps/server/src/main.ts');
  const codes = await Promise.all([
    runBoth([node, '--watch', '--watch-preserve-output', main]),
    runBoth([node, join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'apps/web') }),
  ]);
  return Math.max(...codes.map((code) => (code >= 128 ? 0 : code)));
});
