import { listZoneSteps } from '@scrapboard/questions/zone-steps';
import { DAY_MS, startOfDay, WEEK_MS } from './durations.ts';

/** A day in a time zone; it has 23 or 25 hours when clocks change. */
export interface LocalDay {
  /** `2026-03-08` */
  date: string;
  /** Epoch milliseconds, the first inclusive and the second exclusive. */
  from: number;
  to: number;
}

/** No zone is further from UTC than 14 hours. */
const MAX_OFFSET_MS = DAY_MS;

/** Returns the days from Monday to Sunday of the week that a date is in, in a time zone. */
export function localWeek(date: string, zone: string): LocalDay[] {
  const at = startOfDay(date);
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const monday = at - weekday * DAY_MS;
  const starts = Array.from({ length: 8 }, (_, day) => instantOf(monday + day * DAY_MS, zone));
  return starts.slice(0, 7).map((from, day) => ({
    date: isoDate(monday + day * DAY_MS),
    from,
    to: starts[day + 1] as number,
  }));
}

/** Returns the date of an instant in a time zone. */
export function localDate(at: number, zone: string): string {
  return isoDate(at + offsetAt(at, zone));
}

/** Returns a date that is some weeks later. */
export function addWeeks(date: string, weeks: number): string {
  return isoDate(startOfDay(date) + weeks * WEEK_MS);
}

/** Returns how far a time zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(at: number, zone: string): number {
  return listZoneSteps(zone, { from: at, to: at + 1 })[0]?.offsetMs ?? 0;
}

/**
 * Returns the first instant at which the clocks of a zone show at least the given time, which is passed
 * as if the clock showed UTC. For a time that is skipped when clocks go forward, it is the end of the gap.
 */
function instantOf(clock: number, zone: string): number {
  const steps = listZoneSteps(zone, { from: clock - MAX_OFFSET_MS, to: clock + MAX_OFFSET_MS });
  let from = -Infinity;
  for (const { until, offsetMs } of steps) {
    const at = Math.max(from, clock - offsetMs);
    if (at < until) return at;
    from = until;
  }
  return from;
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10);
