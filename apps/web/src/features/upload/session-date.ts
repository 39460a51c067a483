import type { Batch } from './sort-files.ts';

/** Dates of sessions without a session folder: from the head of the log, or the best guess. */

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the session name of a moment in this browser's time zone, such as `2026.05.07 09.58.30`. */
export function toSessionName(date: Date): string {
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('.');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join('.')}`;
}

/** Converts a session name to the value of a `datetime-local` input, such as `2026-05-07T09:58:30`. */
export function toInputValue(session: string): string {
  const [day = '', time = ''] = session.split(' ');
  return `${day.replaceAll('.', '-')}T${time.replaceAll('.', ':')}`;
}

/** Converts an input value to a session name; null if it is not a date. Seconds may be missing. */
export function fromInputValue(value: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?/.exec(value);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '00'] = match;
  return `${year}.${month}.${day} ${hour}.${minute}.${second}`;
}

/** Returns the moment of a session name in this browser's time zone. */
export function parseSessionName(session: string): Date {
  return new Date(toInputValue(session));
}

/** Returns whether a log begins with a line `--- Date: 2026-05-07 …`, which the server reads too. */
export function hasDateLine(head: string): boolean {
  return /^--- Date: \d{4}-\d\d-\d\d/m.test(head);
}

const LINE_TIME = /^\uFEFF?(\d\d):(\d\d):(\d\d)\.\d{3}/m;

/**
 * Guesses when a session began: the time of its first line on the day the file was last modified, or
 * on the day before if that would be after the modification.
 */
export function guessSession(head: string, lastModified: number): string {
  const modifiedDate = new Date(lastModified);
  const time = LINE_TIME.exec(head);
  if (time === null) return toSessionName(modifiedDate);
  const [, hour, minute, second] = time.map(Number);
  const start = new Date(
    modifiedDate.getFullYear(),
    modifiedDate.getMonth(),
    modifiedDate.getDate(),
    hour,
    minute,
    second,
  );
  if (start > modifiedDate) start.setDate(start.getDate() - 1);
  return toSessionName(start);
}

/** A batch whose date has been looked for. */
export interface DatedBatch extends Batch {
  /** The likely session, if neither folder nor log contains it and the user has to say when it was. */
  guess: string | null;
}

/** Looks for the date of a batch in its path and its logs, or guesses it. Archives are left to the server. */
export async function dateBatch(batch: Batch): Promise<DatedBatch> {
  const log = batch.files.at(-1);
  if (batch.session !== null || batch.kind === 'archive' || log === undefined) {
    return { ...batch, guess: null };
  }
  const heads = await Promise.all(
    batch.files.map(({ file }) =>
      file
        .slice(0, 4096)
        .text()
        .catch(() => ''),
    ),
  );
  // The server rejects other files and explains why; compressed files cannot be checked here.
  const isNotLog = !/\.(gz|zst)$/i.test(log.path) && !LINE_TIME.test(heads.at(-1) ?? '');
  if (heads.some(hasDateLine) || isNotLog) return { ...batch, guess: null };
  return { ...batch, guess: guessSession(heads.at(-1) ?? '', log.file.lastModified) };
}
