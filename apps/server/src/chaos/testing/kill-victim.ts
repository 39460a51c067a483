import { setTimeout as sleep } from 'node:timers/promises';
import { listJobProcesses, listProcesses } from '../../testing/list-processes.ts';
import type { ServerProcess } from '../../testing/run-server.ts';

/** What is killed: the server, a job's process, PostgreSQL, or one of PostgreSQL's connections. */
export type Victim = 'server' | 'job' | 'database' | 'connection';

/** Kills a random process of that kind as `kill -9` does, as soon as there is one. */
export async function killVictim(
  victim: Victim,
  { child }: ServerProcess,
  random: () => number,
): Promise<void> {
  for (;;) {
    const matchingPids = findPids(victim, child.pid ?? 0);
    const pid = matchingPids[Math.floor(random() * matchingPids.length)];
    if (pid !== undefined && killProcess(pid)) return;
    await sleep(5);
  }
}

function findPids(victim: Victim, serverPid: number): number[] {
  if (victim === 'server') return [serverPid];
  if (victim === 'job') return listJobProcesses(serverPid);
  const processes = listProcesses();
  const isPostgres = ({ command }: { command: string }) => /^(\S*\/)?postgres[ :]/.test(command);
  // One of them is the shell in which `spawnPostmaster` runs PostgreSQL.
  const childPids = processes
    .filter(({ parentPid }) => parentPid === serverPid)
    .map(({ pid }) => pid);
  const postmasterPids = processes
    .filter((process) => isPostgres(process) && childPids.includes(process.parentPid))
    .map(({ pid }) => pid);
  if (victim === 'database') return postmasterPids;
  return processes
    .filter(
      ({ parentPid, command }) =>
        postmasterPids.includes(parentPid) && / scrapboard /.test(command),
    )
    .map(({ pid }) => pid);
}

/** Returns false if it had already ended. */
function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
