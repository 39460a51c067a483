const DATE_HEADER = /--- Date: (\d{4})-(\d\d)-(\d\d)\b([^\r\n]*)/;
const FIRST_TIME = /(?:^|\n)(\d\d):(\d\d):(\d\d)\.\d{3}/;
const UTC_OFFSET = /UTC([+-]\d\d:\d\d)/;

/** What a log says about its own date. */
export interface DateHeader {
  /** In the form of a session folder's name. */
  session: string;
  /** Zone as an offset (`+01:00`) where the header has one. */
  timeZone: string | null;
}

/**
 * The date header that games of this engine may write (`--- Date: 2014-07-18 (…) … UTC+01:00`), with
 * the time of the first line; null where there is none.
 */
export function readDateHeader(head: string): DateHeader | null {
  const found = DATE_HEADER.exec(head);
  if (found === null) return null;
  const [, year, month, day, rest = ''] = found;
  const time = FIRST_TIME.exec(head);
  const [hour, minute, second] = time === null ? ['00', '00', '00'] : time.slice(1, 4);
  return {
    session: `${year}.${month}.${day} ${hour}.${minute}.${second}`,
    timeZone: UTC_OFFSET.exec(rest)?.[1] ?? null,
  };
}
