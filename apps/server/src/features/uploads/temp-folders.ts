import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../../day-ms.ts';
import { isProcessAlive } from '../../is-process-alive.ts';

const ownFolders = new Set<string>();

/** Creates a folder named after its process, so that others can recognise it as stale. */
export async function createTempFolder(root: string): Promise<string> {
  const name = `${process.pid}-${randomUUID()}@${hostname()}`;
  const path = join(root, name);
  await mkdir(path, { recursive: true, mode: 0o700 });
  ownFolders.add(name);
  return path;
}

/**
 * Removes the folders of processes that ended without doing so. Several servers may share the data
 * folder, so those of running processes stay, and those of other machines stay for a day.
 */
export async function removeStaleTempFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (ownFolders.has(name)) continue;
    const path = join(root, name);
    const [, pid, host] = /^(\d+)-[0-9a-f-]+@(.+)$/.exec(name) ?? [];
    const isOwnHost = host === hostname();
    // A folder with our process id that we did not create is from an earlier run in a container.
    const isRunning = isOwnHost && Number(pid) !== process.pid && isProcessAlive(Number(pid));
    const isRecent =
      host !== undefined && !isOwnHost && Date.now() - ((await stat(path)).mtimeMs ?? 0) < DAY_MS;
    if (!isRunning && !isRecent) await rm(path, { recursive: true, force: true });
  }
}
