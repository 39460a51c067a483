import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RunAs } from './choose-run-as.ts';
import { createPostgresEnvironment } from './postgres-environment.ts';
import { readPostmasterPid, signalQuietly } from './stop-leftover-postmaster.ts';

/**
 * Runs PostgreSQL and, beside it, a watcher that reads the pipe from the server. A byte or the end of
 * the pipe, which also comes when the server is killed, becomes a fast shutdown. The first output
 * line is PostgreSQL's process id; the exit code is PostgreSQL's.
 */
const WATCHER_SCRIPT = `
exec 3<&0
"$@" </dev/null 3<&- >&2 &
postgres=$!
echo $postgres
exec 1>&2
( read _ <&3; kill -INT $postgres ) 2>/dev/null &
watcher=$!
exec 3<&-
wait $postgres
code=$?
kill $watcher 2>/dev/null
exit $code
`;

export interface Postmaster {
  /** Resolves to true once PostgreSQL accepts connections, or to false if it exits before that. */
  ready: Promise<boolean>;
  /** Resolves when PostgreSQL has exited. */
  ended: Promise<void>;
  /** Requests a fast shutdown: open transactions are rolled back, everything is written. */
  stop(): void;
  /** Stops it immediately. Nothing committed is lost: the next start recovers it, as after a crash. */
  abort(): void;
  pid(): number | undefined;
}

/** Starts PostgreSQL on a cluster in a session of its own, out of reach of the terminal's Ctrl-C. */
export function spawnPostmaster(
  runAs: RunAs,
  options: { settings: Record<string, string>; logFile: string },
): Postmaster {
  const settings = Object.entries(options.settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openSync(options.logFile, 'a', 0o600);
  let child: ChildProcess;
  try {
    const [command = '', ...args] =
      process.platform === 'win32'
        ? createWindowsCommand(runAs, settings)
        : ['/bin/sh', '-c', WATCHER_SCRIPT, 'scrapboard-postgres', ...runAs.prefix].concat(
            runAs.binaries.postgres,
            '-D',
            runAs.cluster,
            settings,
          );
    child = spawn(command, args, {
      ...runAs.user,
      cwd: '/',
      detached: process.platform !== 'win32',
      env: createPostgresEnvironment(),
      stdio: ['pipe', 'pipe', log],
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
  return trackPostmaster(child, runAs.cluster);
}

function createWindowsCommand(runAs: RunAs, settings: string[]): string[] {
  const script = fileURLToPath(new URL('run-on-windows.ts', import.meta.url));
  return [process.execPath, script, runAs.binaries.pgCtl, runAs.cluster, settings.join(' ')];
}

function trackPostmaster(child: ChildProcess, cluster: string): Postmaster {
  let pid: number | undefined;
  let hasEnded = false;
  child.stdout?.once('data', (line: Buffer) => {
    pid = Number.parseInt(line.toString(), 10);
  });
  // An error on writing to an ended watcher is ignored, since `ended` reports it.
  child.stdin?.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', finish);
    child.once('error', finish);
  });
  const ready = (async () => {
    while (!hasEnded) {
      if (pid !== undefined && isReady(cluster, pid)) return true;
      await sleep(15);
    }
    return false;
  })();
  const abort = () => {
    // On Windows our child process is pg_ctl, which waits for the server.
    if (pid !== undefined && process.platform !== 'win32') signalQuietly(pid, 'SIGQUIT');
  };
  return { ready, ended, stop: () => child.stdin?.end('stop\n'), abort, pid: () => pid };
}

/** Returns whether connections are accepted: like pg_ctl, it checks the last line of postmaster.pid. */
function isReady(cluster: string, pid: number): boolean {
  if (process.platform !== 'win32' && readPostmasterPid(cluster) !== pid) return false;
  try {
    return /\nready\s*$/.test(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return false;
  }
}
