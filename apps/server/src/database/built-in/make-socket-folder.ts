import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getErrorMessage, StartError } from '../../start-error.ts';
import { chownTo, type RunAs } from './choose-run-as.ts';

/** A socket's path has at most 107 bytes on Linux and 103 on macOS, including `/.s.PGSQL.5432`. */
const MAX_FOLDER_BYTES = 103 - '/.s.PGSQL.5432'.length;

/**
 * Creates a folder for PostgreSQL's socket, with a short path and accessible only to its user. Its name
 * is derived from the data folder, so that starts after kill -9 do not leave more and more folders; the contents of
 * an earlier one are removed. If another user owns a folder of that name, a random one is used.
 * Call it with the data folder locked.
 */
export function makeSocketFolder(runAs: RunAs, dataFolder: string): string {
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 10);
  const base = tmpdir().length + 32 <= MAX_FOLDER_BYTES ? tmpdir() : '/tmp';
  const folder = join(base, `scrapboard-${key}`);
  try {
    if (isOwnFolder(folder, runAs)) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    chownTo(runAs, folder);
    return folder;
  } catch {
    return createRandomFolder(runAs, base);
  }
}

/** Creates the folder again if it is gone, for an address already in use. */
export function recreateSocketFolder(folder: string, runAs: RunAs): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  chownTo(runAs, folder);
}

function isOwnFolder(folder: string, runAs: RunAs): boolean {
  const owner = runAs.user?.uid ?? process.getuid?.();
  try {
    const stats = lstatSync(folder);
    return stats.isDirectory() && stats.uid === owner;
  } catch {
    return false;
  }
}

function createRandomFolder(runAs: RunAs, base: string): string {
  try {
    const folder = mkdtempSync(join(base, 'scrapboard-'));
    chownTo(runAs, folder);
    return folder;
  } catch (error) {
    throw new StartError(
      `Cannot create the folder for the database socket: ${getErrorMessage(error)}`,
    );
  }
}
