import { toLocalDay } from '../to-local-day.ts';

const isDay = (text: string) => text.length === 'YYYY-MM-DD'.length;

/** Returns the viewer’s first day of a range that begins with a day or an instant. */
export function toFirstDay(from: string): string {
  return isDay(from) ? from : toLocalDay(Date.parse(from));
}

/** Returns the viewer’s last day of a range that ends with a day, or before an instant. */
export function toLastDay(to: string): string {
  return isDay(to) ? to : toLocalDay(Date.parse(to) - 1);
}
