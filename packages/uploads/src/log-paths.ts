import { parseSessionName } from '@scrapboard/match-log';
import { UploadError } from './upload-error.ts';

const SESSION_NAME = /(?<=^|[\\/])\d{4}\.\d\d\.\d\d \d\d\.\d\d\.\d\d(?=$|[\\/.])/g;

/**
 * Returns the session folder's name in a path (the innermost one) if it is a valid date and time.
 */
export function sessionOfPath(path: string): string | null {
  const name = path.match(SESSION_NAME)?.at(-1);
  return name !== undefined && parseSessionName(name) !== null ? name : null;
}

/** Checks the `session` field; empty counts as not given. Throws `bad_session`. */
export function checkSession(field: string | undefined): string | null {
  const name = field?.trim() ?? '';
  if (name === '') return null;
  if (!/^\d{4}\.\d\d\.\d\d \d\d\.\d\d\.\d\d$/.test(name) || parseSessionName(name) === null) {
    throw new UploadError('bad_session');
  }
  return name;
}

/** Checks the `timeZone` field against the zones of this runtime; empty is UTC. Throws `bad_time_zone`. */
export function checkTimeZone(field: string | undefined): string {
  const zone = field?.trim() ?? '';
  if (zone === '') return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new UploadError('bad_time_zone', { cause });
  }
}

/**
 * Returns a file name sent by a client as a relative path with forward slashes, shortened from the left to at
 * most four segments and 240 characters. It is only displayed and used to group files, never opened, but a path
 * must still not lead out of its folder. Throws `unsafe_path`.
 */
export function toSafePath(name: string): string {
  const path = name.replaceAll('\\', '/').replaceAll(/\p{Cc}/gu, '');
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (path.startsWith('/') || /^[a-zA-Z]:/.test(path) || segments.includes('..')) {
    throw new UploadError('unsafe_path');
  }
  return segments.slice(-4).join('/').slice(-240);
}

const WANTED_LOGS = /^(combat|game)[^/]*\.log(\.gz|\.zst)?$/i;
const IGNORED_LOGS = /^(chat|net|gfx)[^/]*\.log(\.gz|\.zst)?$/i;

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns whether a file of an archive or a dropped folder is one of the two logs to read. */
export function isWantedLog(path: string): boolean {
  return WANTED_LOGS.test(baseName(path));
}

/**
 * Returns whether a log is one of those that are never read or stored: chat.log is private, and the others are
 * useless.
 */
function isIgnoredLog(path: string): boolean {
  return IGNORED_LOGS.test(baseName(path));
}

/**
 * Returns whether a file is skipped without reading it: a dropped folder contains more than logs.
 */
export function isSkipped(path: string): boolean {
  const isInFolder = path.includes('/');
  return isIgnoredLog(path) || (isInFolder && !isWantedLog(path) && !/\.zip$/i.test(path));
}

/** Returns a file's folder, by which the two logs of one client run are matched. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}
