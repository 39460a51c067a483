import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;
const mine = new Set<string>();

/** Makes a folder that names the process it belongs to, so that another can tell when it is left over. */
export async function createTempFolder(root: string): Promise<string> {
  const name = `${process.pid}-${randomUUID()}@${hostname()}`;
  const path = join(root, name);
  await mkdir(path, { recursive: true, mode: 0o700 });
  mine.add(name);
  return path;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the folders of processes that ended without doing it themselves. Several servers may share
 * the data folder, so those of the living stay; those of other machines stay for a day.
 */
export async function removeStaleTempFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (mine.has(name)) continue;
    const path = join(root, name);
    const [, pid, host] = /^(\d+)-[0-9a-f-]+@(.+)$/.exec(name) ?? [];
    const own = host === hostname();
    // A process id of our own that we did not hand out here comes from an earlier life (containers).
    const living = own && Number(pid) !== process.pid && isAlive(Number(pid));
    const fresh =
      host !== undefined && !own && Date.now() - ((await stat(path)).mtimeMs ?? 0) < day;
    if (!living && !fresh) await rm(path, { recursive: true, force: true });
  }
}
