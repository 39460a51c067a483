import { decodeLog } from '../decode-log.ts';

/** Splits a log's chunks into lines without line ends. */
export const linesOf = (chunks: Iterable<Uint8Array>): string[] => decodeLog(chunks).split('\r\n');

/** Returns a line without its time and the bar after it. */
export const messageOf = (line: string) =>
  line.replace(/^\d\d:\d\d:\d\d\.\d{3}\s*(?:CMBT\s*)?\|\s/, '');

/** Returns the time span of the year before an instant. */
export const yearBefore = (to: number) => ({ from: to - 365 * 86_400_000, to });
export const MAY_7_2026 = Date.UTC(2026, 4, 7, 12);
