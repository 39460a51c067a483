import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rawLogName } from './archive-manifest.ts';
import { readLogList } from './archive-reader.ts';
import {
  type BackupControl,
  type BackupOptions,
  type WrittenBackup,
  writeBackup,
} from './write-backup.ts';

const ARCHIVE_NAME = /^scrapboard-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/;
const PARTIAL_NAME = /^scrapboard-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.partial-\d+$/;

export interface AutomaticBackupOptions extends Omit<BackupOptions, 'file' | 'logs'> {
  folder: string;
  /** The number of backups to keep; older ones are removed. */
  maxBackups: number;
}

/**
 * Makes a backup whose raw logs are in the folder `raw` beside it. All automatic backups share
 * that folder, so that every log is copied once. Then removes the oldest backups, and the logs that
 * none of the others needs.
 */
export async function makeAutomaticBackup(
  { folder, maxBackups, ...options }: AutomaticBackupOptions,
  control: BackupControl = {},
): Promise<WrittenBackup & { file: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Files left behind by a killed process.
  for (const name of await readdir(folder))
    if (PARTIAL_NAME.test(name)) await rm(join(folder, name));
  const time = new Date().toISOString().replace(/:|\.\d+/g, '');
  const file = join(folder, `scrapboard-${time}.tar`);
  const writtenBackup = await writeBackup({ ...options, file, logs: 'beside' }, control);
  await removeOldest(folder, maxBackups);
  return { ...writtenBackup, file };
}

async function removeOldest(folder: string, maxBackups: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE_NAME.test(name)).sort();
  const oldArchives = archives.slice(0, -maxBackups);
  for (const name of oldArchives) await rm(join(folder, name));
  if (oldArchives.length > 0) await removeUnusedLogs(folder, archives.slice(-maxBackups));
}

async function removeUnusedLogs(folder: string, archives: readonly string[]): Promise<void> {
  const usedLogs = new Set<string>();
  for (const name of archives) {
    const file = await open(join(folder, name), 'r');
    const hashes = await readLogList(file).finally(() => file.close());
    for (const sha256 of hashes) usedLogs.add(sha256);
  }
  const names = await readdir(join(folder, 'raw'), { recursive: true }).catch(() => []);
  for (const name of names) {
    const sha256 = /^..[/\\]([0-9a-f]{64})\.zst$/.exec(name)?.[1];
    if (sha256 !== undefined && !usedLogs.has(sha256)) await rm(join(folder, rawLogName(sha256)));
  }
}
