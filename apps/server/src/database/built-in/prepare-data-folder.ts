import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, errorText, StartError } from '../../start-error.ts';

/** Makes the data folder and proves that it can be written. Throws StartError where it cannot. */
export function prepareDataFolder(dataFolder: string): void {
  const probe = join(dataFolder, `.write-test-${process.pid}`);
  try {
    makeFolder(dataFolder);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    removeQuietly(probe);
    throw folderError(dataFolder, error);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The error that led here says more.
  }
}

/** Not mkdir's `recursive`, which never returns where the kernel answers ENOENT, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The line for an error met while writing into the data folder. */
export function folderError(dataFolder: string, error: unknown): StartError {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataFolder);
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
  };
  const reason = reasons[code ?? ''] ?? errorText(error);
  return new StartError(`The data folder ${dataFolder} is not writable: ${reason}`);
}

/** What an operator reads when there is no room for the database. */
export function diskFull(dataFolder: string): StartError {
  return new StartError(`The disk is full: no space left in ${dataFolder}${freeSpace(dataFolder)}`);
}

function freeSpace(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return ` (${Math.floor((bavail * bsize) / 1024 ** 2)} MB free)`;
  } catch {
    return '';
  }
}
