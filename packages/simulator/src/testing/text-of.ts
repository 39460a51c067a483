import { logText } from '../log-text.ts';

/** A log's chunks as lines, line ends taken off. */
export const linesOf = (chunks: Iterable<Uint8Array>): string[] => logText(chunks).split('\r\n');

/** What stands behind the bar. */
export const bodyOf = (line: string) =>
  line.replace(/^\d\d:\d\d:\d\d\.\d{3}\s*(?:CMBT\s*)?\|\s/, '');

export const yearTo = (to: number) => ({ from: to - 365 * 86_400_000, to });
export const may = Date.UTC(2026, 4, 7, 12);
