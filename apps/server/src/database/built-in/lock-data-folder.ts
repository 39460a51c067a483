import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getErrorMessage, StartError } from '../../start-error.ts';

/** A server that was just killed still holds the lock until its process is gone. */
const LOCK_TIMEOUT_MS = 1500;

/** Thrown if another process uses the data folder. */
export class FolderInUseError extends StartError {}

/**
 * Locks the data folder for this process until `release` is called or the process ends, however it
 * ends. Node has no file locks, but SQLite uses one that the operating system manages: it is gone
 * after kill -9, and a reused process id cannot be mistaken for its holder.
 */
export function lockDataFolder(dataFolder: string): { release(): void } {
  const holderFile = join(dataFolder, 'instance.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataFolder, 'instance.lock'), { timeout: LOCK_TIMEOUT_MS });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (!/locked|busy/i.test(getErrorMessage(error))) {
      throw new StartError(
        `Cannot write to the data folder ${dataFolder}: ${getErrorMessage(error)}`,
      );
    }
    throw new FolderInUseError(
      `The data folder ${dataFolder} is in use by another Scrapboard${describeHolder(holderFile)}; stop it, or set SCRAPBOARD_DATA to another folder`,
    );
  }
  const heldLock = lock;
  writeFileSync(holderFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(holderFile, { force: true });
      heldLock.close();
    },
  };
}

function describeHolder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
