import { checkSession, checkTimeZone, folderOf, sessionOfPath } from './log-paths.ts';
import type { DateHeader } from './read-date-header.ts';
import type { LogKind } from './sniff-log.ts';

/** A log of an upload whose date is not known yet. */
export interface FoundLog {
  /** The cleaned path as sent; logs of the same folder belong together. */
  path: string;
  kind: LogKind;
  /** Null if the log does not contain its date. */
  header: DateHeader | null;
  sha256: string;
}

export interface PlacedLogs<Log extends FoundLog> {
  /** With the session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  placed: (Log & { session: string })[];
  /** Logs whose date is unknown. */
  undated: Log[];
  /** IANA name, or an offset. */
  timeZone: string;
}

/**
 * Determines the session of each log: from its path, otherwise from the sender's fields, otherwise
 * from its own header. Duplicates are left out. Throws `bad_session` and `bad_time_zone`.
 */
export function placeLogs<Log extends FoundLog>(
  logs: readonly Log[],
  fields: { session?: string; timeZone?: string },
): PlacedLogs<Log> {
  const given = checkSession(fields.session);
  const zone = checkTimeZone(fields.timeZone);
  const headers = new Map(
    logs.flatMap(({ path, header }) => (header === null ? [] : [[folderOf(path), header]])),
  );
  const placed: PlacedLogs<Log>['placed'] = [];
  const undated: Log[] = [];
  let headerZone: string | null = null;
  for (const log of logs) {
    const header = headers.get(folderOf(log.path));
    const session = sessionOfPath(log.path) ?? given ?? header?.session ?? null;
    if (session === null || checkSession(session) === null) {
      undated.push(log);
      continue;
    }
    headerZone ??= header?.timeZone ?? null;
    // A log dropped twice must be read only once.
    if (placed.some((other) => other.sha256 === log.sha256 && other.session === session)) continue;
    placed.push({ ...log, session });
  }
  const zoneGiven = (fields.timeZone ?? '').trim() !== '';
  return { placed, undated, timeZone: zoneGiven ? zone : (headerZone ?? zone) };
}

/** Returns the id of an upload, which is the same for the same logs however they were packed. */
export function uploadId(hashes: readonly string[], sha256: (text: string) => string): string {
  return sha256([...new Set(hashes)].sort().join('\n')).slice(0, 32);
}
