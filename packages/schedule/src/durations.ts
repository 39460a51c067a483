export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** 1970 began on a Thursday, three days into its week. */
const FIRST_MONDAY_MS = -3 * DAY_MS;

/** Returns when the week of an instant begins, on Monday in UTC. */
export function startOfWeek(at: number): number {
  return Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
}

/** Returns when a day like `2026-05-07` begins in UTC. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
