/** `npm start`: from a fresh clone to a running server. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buildUncompressed, compressionCommand } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  // While the web app is built, the server creates its database; it listens when both are done.
  const stopController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stopController.abort());
  const webBuild = buildUncompressed(node, 'production', '/', stopController);
  const program = join(root, 'apps/server/src/main.ts');
  const env = nodeEnvironment(node);
  const server = runUntilStopped([node, program, '--wait-for-web'], { env, ready: webBuild });
  server.catch(() => {}).then(() => stopController.abort());
  try {
    const folder = await webBuild;
    return await runBeside(server, compressionCommand(node, folder));
  } catch (error) {
    const isStopped = stopController.signal.aborted;
    const code = await server;
    if (!isStopped) throw error;
    return code;
  }
});

/**
 * Runs a command while the server runs, with the processor time that nothing else needs, and ends it
 * with the server; returns the server's code.
 */
async function runBeside(server, [program, ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('error', (error) => console.error(error.message));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const code = await server;
  child.kill();
  return code;
}
