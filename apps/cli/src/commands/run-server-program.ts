import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CommandContext } from './command.ts';

/**
 * Runs a program of the server with the current environment; the server's folder is next to this one
 * if both are installed. Returns its exit code: 0 done, 1 failed, 2 wrong arguments.
 */
export async function runServerProgram(
  context: CommandContext,
  name: `${'rebuild' | 'admin' | 'backup' | 'restore' | 'verify' | 'facts' | 'ratings'}-main`,
  args: readonly string[] = [],
): Promise<number> {
  const program = fileURLToPath(new URL(`../../../server/src/${name}.ts`, import.meta.url));
  if (!existsSync(program)) {
    context.terminal.printProblem('The server is not installed here; run this on its machine.');
    return 1;
  }
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; signals sent only to this process are passed on.
  const stop = () => child.kill('SIGTERM');
  context.signal.addEventListener('abort', stop, { once: true });
  return await new Promise((resolve) => {
    child.once('error', (error) => {
      context.terminal.printProblem(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code === 0 || code === 2 ? code : 1));
  });
}
