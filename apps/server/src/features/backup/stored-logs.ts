import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode } from '../../start-error.ts';
import { rawPath } from '../uploads/raw-store.ts';
import { syncFolder } from '../uploads/sync-folder.ts';
import { rawLogName } from './archive-manifest.ts';
import { requireSpace } from './disk-space.ts';
import { isIntact } from './is-intact.ts';

/** Opens a raw log as it is stored, compressed; null if it is not in the store. */
export async function openStoredLog(
  dataFolder: string,
  sha256: string,
): Promise<FileHandle | null> {
  return await open(rawPath(dataFolder, sha256), 'r').catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Copies a raw log into the folder `raw` beside automatic backups, unless it is there already.
 * Where the file system can, the copy shares its blocks with the original. Returns whether it is
 * intact; null if it is not in the store.
 */
export async function copyLogBesideBackup(
  dataFolder: string,
  sha256: string,
  backupFolder: string,
): Promise<boolean | null> {
  const path = join(backupFolder, rawLogName(sha256));
  if ((await readSize(path)) !== null) return true;
  const tempPath = `${path}.new`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await requireSpace(backupFolder, (await readSize(rawPath(dataFolder, sha256))) ?? 0);
    await copyFile(rawPath(dataFolder, sha256), tempPath, constants.COPYFILE_FICLONE);
    if (!(await isIntact(sha256, createReadStream(tempPath)))) return false;
    const file = await open(tempPath, 'r+');
    await file.sync().finally(() => file.close());
    await rename(tempPath, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(tempPath, { force: true });
  }
}

async function readSize(path: string): Promise<number | null> {
  return await stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
