/** `npm start`: from a fresh clone to a running server. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buildUncompressed, createCompressionCommand } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runUntilStopped } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  // The server creates its database while the web app is built, and listens once both are done.
  const stopController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stopController.abort());
  const webBuild = buildUncompressed(node, 'production', '/', stopController);
  const program = join(root, 'apps/server/src/main.ts');
  const env = nodeEnvironment(node);
  const serverExit = runUntilStopped([node, program, '--wait-for-web'], { env, ready: webBuild });
  serverExit.catch(() => {}).then(() => stopController.abort());
  try {
    const folder = await webBuild;
    return await runAlongside(serverExit, createCompressionCommand(node, folder));
  } catch (error) {
    const isStopped = stopController.signal.aborted;
    const exitCode = await serverExit;
    if (!isStopped) throw error;
    return exitCode;
  }
});

/**
 * Runs a command at low priority beside the server and ends it with the server. Returns the server's
 * exit code.
 */
async function runAlongside(serverExit, [program, ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('error', (error) => console.error(error.message));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const exitCode = await serverExit;
  child.kill();
  return exitCode;
}
