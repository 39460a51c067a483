import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../start-error.ts';
import { rawPath } from '../uploads/raw-store.ts';
import { syncFolder } from '../uploads/sync-folder.ts';
import { LOG_LIST } from './archive-manifest.ts';
import type { Archive } from './archive-reader.ts';
import { isIntact } from './hash-raw.ts';

export interface RestoredLogs {
  /** Hashes of the logs that are in the store now. */
  restored: string[];
  /** Hashes of those that are not, because the backup has none or a damaged one. */
  unreadable: string[];
  /** Removes what was written. */
  undo(): Promise<void>;
}

/** Returns whether the data folder has a raw log, of whatever upload. */
export async function hasRawLogs(dataFolder: string): Promise<boolean> {
  const names = await readdir(join(dataFolder, 'raw'), { recursive: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  return names.some((name) => /^[0-9a-f]{2}[/\\][0-9a-f]{64}\.zst$/.test(name));
}

/** Copies the raw logs of a backup into the data folder; each is compared with its hash first. */
export async function restoreLogs(
  archive: Archive,
  dataFolder: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<RestoredLogs> {
  const { deletedLogs, missingLogs } = archive.manifest;
  const listed = (await archive.read(LOG_LIST)).toString().split('\n').slice(0, -1);
  const wanted = listed.filter((sha256) => !deletedLogs.includes(sha256));
  const restored: string[] = [];
  const unreadable: string[] = [];
  const undo = async () => {
    for (const sha256 of restored) await rm(rawPath(dataFolder, sha256), { force: true });
  };
  try {
    for (const [i, sha256] of wanted.entries()) {
      signal?.throwIfAborted();
      const isGood =
        !missingLogs.includes(sha256) && (await restoreLog(archive, dataFolder, sha256));
      (isGood ? restored : unreadable).push(sha256);
      onProgress?.((i + 1) / wanted.length);
    }
    await syncFolders(dataFolder, restored);
  } catch (error) {
    await undo();
    throw error;
  }
  return { restored, unreadable, undo };
}

async function restoreLog(archive: Archive, dataFolder: string, sha256: string): Promise<boolean> {
  const path = rawPath(dataFolder, sha256);
  const draft = `${path}.new`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const write = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(archive.readRaw(sha256), write);
    const file = await open(draft, 'r');
    const isGood = await isIntact(sha256, file.createReadStream());
    if (isGood) await rename(draft, path);
    return isGood;
  } catch (error) {
    // Logs beside an archive may have been lost on their own.
    if (errorCode(error) === 'ENOENT' && archive.manifest.logs === 'beside') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function syncFolders(dataFolder: string, hashes: readonly string[]): Promise<void> {
  const folders = new Set(hashes.map((sha256) => dirname(rawPath(dataFolder, sha256))));
  for (const folder of folders) await syncFolder(folder);
  if (folders.size > 0) await syncFolder(join(dataFolder, 'raw'));
}
