import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Program {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a program that prints its URL, and reads the port from that.
 *
 * @param file relative to bench/src.
 */
export async function startProgram(file: string, env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/\S+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    return { port: Number(port), child, stop };
  }
  throw new Error(`${file} ended before it listened`);
}
