const DAY_MS = 86_400_000;

/** Returns the day a number of days after another, or before it if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first and the last day of the month of a day. Whole months are answered from few rows. */
export function monthRangeOf(day: string): { from: string; to: string } {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${day.slice(0, 7)}-01`, to };
}
