import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pickMinimalEnvironment } from '../config.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** What it has printed so far. */
  output: { out: string; err: string };
  /** Resolves to its address once it listens; never if it does not get that far. */
  address: Promise<string>;
  /** Resolves to its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts the server as a process, as an operator does, on any free port and without the demo unless
 * the environment says otherwise. The caller must end it.
 */
export function runServer(env: Record<string, string>, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...pickMinimalEnvironment(), SCRAPBOARD_DEMO: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = { out: '', err: '' };
  const address = Promise.withResolvers<string>();
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
    const url = /Scrapboard is at (http:\S+)\n/.exec(output.out)?.[1];
    if (url !== undefined) address.resolve(url);
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const endPromise = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output, address: address.promise, ended: endPromise };
}
