import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getErrorCode, getErrorMessage, StartError } from '../../start-error.ts';

/** Creates the data folder and checks that it is writable. Throws StartError otherwise. */
export function prepareDataFolder(dataFolder: string): void {
  const probe = join(dataFolder, `.write-test-${process.pid}`);
  try {
    makeFolder(dataFolder);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    removeQuietly(probe);
    throw createFolderError(dataFolder, error);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The original error is more helpful.
  }
}

/**
 * Creates a folder and its parents. Not with mkdir's `recursive` option, which never returns where the
 * kernel answers ENOENT, as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Returns the StartError for an error while writing to the data folder. */
export function createFolderError(dataFolder: string, error: unknown): StartError {
  const code = getErrorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return createDiskFullError(dataFolder);
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
  };
  const reason = reasons[code ?? ''] ?? getErrorMessage(error);
  return new StartError(`The data folder ${dataFolder} is not writable: ${reason}`);
}

/** Returns the StartError for a full disk. */
export function createDiskFullError(dataFolder: string): StartError {
  return new StartError(
    `The disk is full: no space left in ${dataFolder}${describeFreeSpace(dataFolder)}`,
  );
}

function describeFreeSpace(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return ` (${Math.floor((bavail * bsize) / 1024 ** 2)} MB free)`;
  } catch {
    return '';
  }
}
