const DATE_HEADER = /--- Date: (\d{4})-(\d\d)-(\d\d)\b([^\r\n]*)/;
const FIRST_TIME = /(?:^|\n)(\d\d):(\d\d):(\d\d)\.\d{3}/;
const UTC_OFFSET = /UTC([+-]\d\d:\d\d)/;

/** The date that a log contains. */
export interface DateHeader {
  /** In the format of a session folder's name. */
  session: string;
  /** The offset (`+01:00`), if the header contains one. */
  timeZone: string | null;
}

/**
 * Reads the date header that games of this engine may write (`--- Date: 2014-07-18 (…) …
 * UTC+01:00`) and the time of the first line; null if there is none.
 */
export function readDateHeader(head: string): DateHeader | null {
  const match = DATE_HEADER.exec(head);
  if (match === null) return null;
  const [, year, month, day, offsetText = ''] = match;
  const time = FIRST_TIME.exec(head);
  const [hour, minute, second] = time === null ? ['00', '00', '00'] : time.slice(1, 4);
  return {
    session: `${year}.${month}.${day} ${hour}.${minute}.${second}`,
    timeZone: UTC_OFFSET.exec(offsetText)?.[1] ?? null,
  };
}
