import type { WallClockMs } from './types.ts';

const NAME = /(?:^|[\\/])(\d{4})\.(\d\d)\.(\d\d) (\d\d)\.(\d\d)\.(\d\d)(?=$|[\\/])/g;

/**
 * Reads the date and time in a session folder's name, `2026.05.07 09.58.30`. In a path, the last such
 * folder counts. Returns null if there is none or the date does not exist.
 */
export function parseSessionName(name: string): WallClockMs | null {
  const match = [...name.matchAll(NAME)].at(-1);
  if (match === undefined) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : null;
}
