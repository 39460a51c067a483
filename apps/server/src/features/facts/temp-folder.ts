import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates an empty folder for what is being written, inside that of the facts. Only the process that
 * holds the lock uses it, so whatever is in it was left by one that has ended.
 */
export async function openTempFolder(folder: string): Promise<string> {
  await removeTempFolder(folder);
  await mkdir(tempPath(folder), { recursive: true, mode: 0o700 });
  return tempPath(folder);
}

/** Removes the folder that `openTempFolder` creates. */
export async function removeTempFolder(folder: string): Promise<void> {
  await rm(tempPath(folder), { recursive: true, force: true });
}

const tempPath = (folder: string) => join(folder, 'tmp');
