import { DAY_MS } from '../day-ms.ts';

export interface AxisTick {
  /** Its position: milliseconds on a time axis, or any other number. */
  at: number;
  text: string;
}

/** From fine to coarse; months are counted by the calendar. */
const steps: ({ days: number } | { months: number })[] = [
  { days: 1 },
  { days: 2 },
  { days: 7 },
  { days: 14 },
  { months: 1 },
  { months: 2 },
  { months: 3 },
  { months: 6 },
  { months: 12 },
  { months: 24 },
  { months: 60 },
];
/** A Monday, so that weekly ticks fall on Mondays. */
const MONDAY_MS = Date.UTC(2001, 0, 1);

/**
 * Returns at most `max` ticks on a time axis, in milliseconds, at the start of days, weeks, months or
 * years in UTC. The first label, and each where the year changes, includes the year.
 */
export function timeTicks(from: number, to: number, max: number, locale: string): AxisTick[] {
  const finestFit = steps
    .map((step) => ({
      step,
      times: 'days' in step ? dayTicks(from, to, step.days) : monthTicks(from, to, step.months),
    }))
    .find(({ times }) => times.length <= Math.max(1, max));
  if (finestFit === undefined) return [];
  const { step, times } = finestFit;
  const hasDays = 'days' in step;
  const isWithinOneYear = yearOf(from) === yearOf(to);
  return times.map((tick, index) => {
    const previous = times[index - 1];
    const startsYear =
      !isWithinOneYear && (previous === undefined || yearOf(previous) !== yearOf(tick));
    const hasYearsOnly = 'months' in step && step.months >= 12;
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...(!hasYearsOnly && { month: 'short' as const }),
      ...(hasDays && { day: 'numeric' as const }),
      ...((hasYearsOnly || startsYear) && { year: 'numeric' as const }),
    });
    return { at: tick, text: format.format(tick) };
  });
}

const yearOf = (at: number) => new Date(at).getUTCFullYear();

function dayTicks(from: number, to: number, step: number): number[] {
  const size = step * DAY_MS;
  const first = MONDAY_MS + Math.ceil((from - MONDAY_MS) / size) * size;
  const count = Math.max(0, Math.floor((to - first) / size) + 1);
  return Array.from({ length: count }, (_, index) => first + index * size);
}

function monthTicks(from: number, to: number, step: number): number[] {
  const date = new Date(from);
  const start = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const at = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1);
  const ticks: number[] = [];
  for (let month = Math.floor(start / step) * step; at(month) <= to; month += step) {
    if (at(month) >= from) ticks.push(at(month));
  }
  return ticks;
}
