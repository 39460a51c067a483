import type { Batch } from './sort-files.ts';

/** Dates of sessions whose folder is not there to tell: in the log's head, or as good a guess as there is. */

const two = (value: number) => String(value).padStart(2, '0');

/** `2026.05.07 09.58.30` of a moment in this browser's zone. */
export function sessionName(date: Date): string {
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('.');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('.')}`;
}

/** A session's name as an input of type `datetime-local` takes it, `2026-05-07T09:58:30`, and back. */
export function toInputValue(session: string): string {
  const [day = '', time = ''] = session.split(' ');
  return `${day.replaceAll('.', '-')}T${time.replaceAll('.', ':')}`;
}

/** Null where the input holds no date; seconds may be missing. */
export function fromInputValue(value: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?/.exec(value);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '00'] = match;
  return `${year}.${month}.${day} ${hour}.${minute}.${second}`;
}

/** A session's name as a moment in this browser's zone, to be shown like other times. */
export function sessionDate(session: string): Date {
  return new Date(toInputValue(session));
}

/** Whether the head of a log holds the line `--- Date: 2026-05-07 …`, which the server reads too. */
export function hasDateLine(head: string): boolean {
  return /^--- Date: \d{4}-\d\d-\d\d/m.test(head);
}

const linePattern = /^\uFEFF?(\d\d):(\d\d):(\d\d)\.\d{3}/m;

/**
 * When a session probably began: the time of its first line, on the day the file was last written,
 * or the day before where that would be later than the writing.
 */
export function guessSession(head: string, lastModified: number): string {
  const written = new Date(lastModified);
  const time = linePattern.exec(head);
  if (time === null) return sessionName(written);
  const [, hour, minute, second] = time.map(Number);
  const start = new Date(
    written.getFullYear(),
    written.getMonth(),
    written.getDate(),
    hour,
    minute,
    second,
  );
  if (start > written) start.setDate(start.getDate() - 1);
  return sessionName(start);
}

/** A session as far as its batch tells; `guess` is there where somebody has to say when it was. */
export interface DatedBatch extends Batch {
  guess: string | null;
}

/** Looks into logs whose path tells no date. Archives are left to the server, which opens them. */
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
  // What is plainly no log is for the server to refuse, with its reason; a packed one cannot be told.
  const noLog = !/\.(gz|zst)$/i.test(log.path) && !linePattern.test(heads.at(-1) ?? '');
  if (heads.some(hasDateLine) || noLog) return { ...batch, guess: null };
  return { ...batch, guess: guessSession(heads.at(-1) ?? '', log.file.lastModified) };
}
