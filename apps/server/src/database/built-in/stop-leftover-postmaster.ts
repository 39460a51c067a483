import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from '../../is-process-alive.ts';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';

/**
 * Stops the PostgreSQL of a server that was killed. Its watcher shuts it down; this waits for that, and
 * kills it if the watcher was killed as well. Must be called with the data folder locked, so that a
 * running postmaster can only be a leftover.
 */
export async function stopLeftoverPostmaster(cluster: string, log: Log): Promise<void> {
  const pid = readPostmasterPid(cluster);
  if (pid === undefined || !isProcessAlive(pid)) return;
  if (!isPostmasterOf(pid, cluster)) {
    // The process id was reused; PostgreSQL itself would mistake that process for its own.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log.info('The database of a killed server is still running; stopping it first');
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 60_000],
    ['SIGQUIT', 20_000],
  ];
  for (const [signal, timeoutMs] of steps) {
    signalQuietly(pid, signal);
    if (await waitUntilEnded(pid, timeoutMs)) return;
  }
  throw new StartError(
    `A PostgreSQL (process ${pid}) is still running in ${cluster} and does not stop`,
  );
}

/** Returns the process id in postmaster.pid, or undefined without one. */
export function readPostmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the working folder of a process on Linux, and its arguments on other systems. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='])
      .toString()
      .includes(cluster);
  } catch {
    return false;
  }
}

/** Sends a signal to a process that may have ended. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

async function waitUntilEnded(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 50) {
    if (!isProcessAlive(pid)) return true;
    await sleep(50);
  }
  return false;
}
