import { logText } from '../log-text.ts';

/** Splits a log's chunks into lines without line ends. */
export const linesOf = (chunks: Iterable<Uint8Array>): string[] => logText(chunks).split('\r\n');

/** Returns the text after the bar. */
export const bodyOf = (line: string) =>
  line.replace(/^\d\d:\d\d:\d\d\.\d{3}\s*(?:CMBT\s*)?\|\s/, '');

export const yearTo = (to: number) => ({ from: to - 365 * 86_400_000, to });
export const MAY = Date.UTC(2026, 4, 7, 12);
