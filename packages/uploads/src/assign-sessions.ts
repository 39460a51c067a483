import { checkSession, checkTimeZone, folderOf, sessionOfPath } from './log-paths.ts';
import type { DateHeader } from './read-date-header.ts';
import type { LogKind } from './sniff-log.ts';

/** A log of an upload whose date is not known yet. */
export interface UndatedLog {
  /** The cleaned path as sent; logs of the same folder belong together. */
  path: string;
  kind: LogKind;
  /** Null if the log does not contain its date. */
  header: DateHeader | null;
  sha256: string;
}

export interface SessionAssignment<Log extends UndatedLog> {
  /** With the session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  withSession: (Log & { session: string })[];
  /** Logs whose session is unknown. */
  withoutSession: Log[];
  /** IANA name, or an offset. */
  timeZone: string;
}

/**
 * Determines the session of each log: from its path, otherwise from the sender's fields, otherwise
 * from its own header. Duplicates are left out. Throws `bad_session` and `bad_time_zone`.
 */
export function assignSessions<Log extends UndatedLog>(
  logs: readonly Log[],
  fields: { session?: string; timeZone?: string },
): SessionAssignment<Log> {
  const sentSession = checkSession(fields.session);
  const zone = checkTimeZone(fields.timeZone);
  const headers = new Map(
    logs.flatMap(({ path, header }) => (header === null ? [] : [[folderOf(path), header]])),
  );
  const withSession: SessionAssignment<Log>['withSession'] = [];
  const withoutSession: Log[] = [];
  let headerZone: string | null = null;
  for (const log of logs) {
    const header = headers.get(folderOf(log.path));
    const session = sessionOfPath(log.path) ?? sentSession ?? header?.session ?? null;
    if (session === null || checkSession(session) === null) {
      withoutSession.push(log);
      continue;
    }
    headerZone ??= header?.timeZone ?? null;
    // A log dropped twice must be read only once.
    if (withSession.some((other) => other.sha256 === log.sha256 && other.session === session))
      continue;
    withSession.push({ ...log, session });
  }
  const hasZone = (fields.timeZone ?? '').trim() !== '';
  return { withSession, withoutSession, timeZone: hasZone ? zone : (headerZone ?? zone) };
}

/** Returns the id of an upload, which is the same for the same logs however they were packed. */
export function computeUploadId(
  hashes: readonly string[],
  sha256: (text: string) => string,
): string {
  return sha256([...new Set(hashes)].sort().join('\n')).slice(0, 32);
}
