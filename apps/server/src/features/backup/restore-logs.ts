import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getErrorCode } from '../../start-error.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { LOG_LIST_FILE } from './archive-manifest.ts';
import type { Archive } from './archive-reader.ts';
import { isIntact } from './is-intact.ts';

export interface RestoredLogs {
  /** Hashes of the logs that are in the store now. */
  restored: string[];
  /** Hashes of the logs that are not, because they are missing from the backup or damaged in it. */
  unreadable: string[];
  /** Removes the restored logs. */
  undo(): Promise<void>;
}

/** Returns whether the data folder has any raw log. */
export async function hasRawLogs(dataFolder: string): Promise<boolean> {
  const names = await readdir(join(dataFolder, 'raw'), { recursive: true }).catch(
    (error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  return names.some((name) => /^[0-9a-f]{2}[/\\][0-9a-f]{64}\.zst$/.test(name));
}

/** Copies the raw logs of a backup into the store after comparing each with its hash. */
export async function restoreLogs(
  archive: Archive,
  store: RawStore,
  dataFolder: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<RestoredLogs> {
  const deletedLogs = new Set(archive.manifest.deletedLogs);
  const missingLogs = new Set(archive.manifest.missingLogs);
  const listedLogs = (await archive.read(LOG_LIST_FILE)).toString().split('\n').slice(0, -1);
  const neededLogs = listedLogs.filter((sha256) => !deletedLogs.has(sha256));
  const restoredLogs: string[] = [];
  const unreadableLogs: string[] = [];
  const undo = async () => {
    for (const sha256 of restoredLogs) await store.removeRaw(sha256);
  };
  const draft = join(dataFolder, 'raw', 'tmp', `restoring-${process.pid}`);
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  try {
    for (const [i, sha256] of neededLogs.entries()) {
      signal?.throwIfAborted();
      const isIntactLog = !missingLogs.has(sha256) && (await stageLog(archive, sha256, draft));
      if (isIntactLog) await store.addRaw(sha256, draft);
      (isIntactLog ? restoredLogs : unreadableLogs).push(sha256);
      onProgress?.((i + 1) / neededLogs.length);
    }
  } catch (error) {
    await undo();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return { restored: restoredLogs, unreadable: unreadableLogs, undo };
}

/** Writes a log to a file that can be moved into the store; returns whether it is intact. */
async function stageLog(archive: Archive, sha256: string, draft: string): Promise<boolean> {
  try {
    await pipeline(archive.readRaw(sha256), createWriteStream(draft, { mode: 0o600, flush: true }));
  } catch (error) {
    // Logs beside an archive may have been lost separately.
    if (getErrorCode(error) === 'ENOENT' && archive.manifest.logs === 'beside') return false;
    throw error;
  }
  const file = await open(draft, 'r');
  return await isIntact(sha256, file.createReadStream());
}
