import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseSessionName } from '@scrapboard/match-log';
import { UsageError } from '../usage-error.ts';

export interface LogFile {
  path: string;
  /** The name sent to the server. */
  name: string;
  size: number;
  mtimeMs: number;
}

/** The content of one upload: the logs of one session, or one archive. */
export interface Batch {
  /** For messages: the name of the session or file. */
  title: string;
  /** The session folder's name; null if the path contains none. */
  session: string | null;
  files: LogFile[];
}

const LOG_NAMES = ['game.log', 'combat.log'];

async function findLogFile(path: string, name: string): Promise<LogFile | null> {
  const stats = await stat(path).catch(() => null);
  if (stats === null || !stats.isFile()) return null;
  return { path: resolve(path), name, size: stats.size, mtimeMs: stats.mtimeMs };
}

/** Returns the session that a folder's name denotes, or null. */
export function sessionNameFromPath(folder: string): string | null {
  const name = basename(folder);
  return parseSessionName(name) === null ? null : name;
}

/** Returns the logs in a session folder, game.log first; null without a combat.log. */
export async function readSessionFolder(folder: string): Promise<Batch | null> {
  const session = sessionNameFromPath(folder);
  const prefix = session === null ? '' : `${session}/`;
  const candidates = await Promise.all(
    LOG_NAMES.map((name) => findLogFile(join(folder, name), `${prefix}${name}`)),
  );
  const files = candidates.filter((file) => file !== null && file.size > 0) as LogFile[];
  if (!files.some(({ path }) => basename(path) === 'combat.log')) return null;
  return { title: session ?? folder, session, files };
}

/** Returns all session folders in a logs folder, oldest first (their names sort by time). */
export async function listSessionFolders(logsFolder: string): Promise<string[]> {
  const entries = await readdir(logsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && sessionNameFromPath(entry.name) !== null)
    .map((entry) => join(logsFolder, entry.name))
    .sort();
}

/**
 * Returns what to send of a path: of a log or compressed file, a session folder, or a whole logs
 * folder (one batch per session). Throws UsageError if there is nothing to send.
 */
export async function findBatches(givenPath: string): Promise<Batch[]> {
  const path = resolve(givenPath);
  const stats = await stat(path).catch(() => null);
  if (stats === null) throw new UsageError(`File or folder not found: ${givenPath}.`);
  if (stats.isFile()) {
    const session = sessionNameFromPath(dirname(path)) ?? null;
    const name = session === null ? basename(path) : `${session}/${basename(path)}`;
    const file = await findLogFile(path, name);
    return [{ title: session ?? basename(path), session, files: file === null ? [] : [file] }];
  }
  const batch = await readSessionFolder(path);
  if (batch !== null) return [batch];
  const folders = await listSessionFolders(path);
  if (folders.length === 0) {
    const nested = await findNestedBatches(path);
    if (nested.length > 0) return nested;
  }
  const sessions = await Promise.all(folders.map((folder) => readSessionFolder(folder)));
  const batches = sessions.filter((session) => session !== null);
  if (batches.length > 0) return batches;
  const reason =
    folders.length > 0 || sessionNameFromPath(path) !== null
      ? `${givenPath} contains no combat.log. The game only writes it when started with the launch option: --cvar cl_combatLog 1`
      : `${givenPath} contains no logs. Specify a combat.log, a session folder such as "2026.05.07 09.58.30", or the game's logs folder.`;
  throw new UsageError(reason);
}

/** Returns the batches of all logs folders in a folder, as `scrapboard simulate` writes them. */
async function findNestedBatches(path: string): Promise<Batch[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const logsFolders = entries.filter((entry) => entry.isDirectory());
  const folders = await Promise.all(
    logsFolders.map(({ name }) => listSessionFolders(join(path, name)).catch(() => [])),
  );
  const sessions = await Promise.all(folders.flat().map((folder) => readSessionFolder(folder)));
  return sessions.filter((session) => session !== null);
}
