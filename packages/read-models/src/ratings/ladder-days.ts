const DAY_MS = 86_400_000;

/** Returns a day in ISO 8601 from days since 1970-01-01. */
export function formatDayNumber(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns days since 1970-01-01 of a day in ISO 8601. */
export function parseDayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}
