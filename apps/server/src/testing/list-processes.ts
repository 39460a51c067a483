import { readdirSync, readFileSync } from 'node:fs';

export interface ListedProcess {
  pid: number;
  parentPid: number;
  command: string;
}

/** Returns the processes of this machine, which has to be Linux. */
export function listProcesses(): ListedProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const parentPid = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parentPid, command }];
      } catch {
        return []; // It has ended in the meantime.
      }
    });
}

/** Returns the ids of the processes that run the jobs of a server. */
export function listJobProcesses(serverPid: number): number[] {
  return listProcesses()
    .filter(
      ({ parentPid, command }) => parentPid === serverPid && command.includes('job-process.ts'),
    )
    .map(({ pid }) => pid);
}
