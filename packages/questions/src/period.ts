import { type Season, seasonAt } from '@scrapboard/catalogue/core';
import type { Question } from './question.ts';

/** Epoch milliseconds, from `from` until just before `to`; infinite where a side is open. */
export interface Period {
  from: number;
  to: number;
}

const MS_PER_DAY = 86_400_000;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Returns whether a month has the day, as 30 February does not: it would be read as a day of the next month. */
export function isCalendarDay(text: string): boolean {
  const at = isDay(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns whether a text is a day or an instant with an offset. */
export function isDayOrInstant(text: string): boolean {
  const pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
  return pattern.test(text) && !Number.isNaN(Date.parse(text)) && isCalendarDay(text.slice(0, 10));
}

/**
 * Returns the period in which the matches of a question began: that of its dates, narrowed to its
 * seasons, so that facts outside need not be read.
 */
export function periodOf({ filters }: Question, seasons: readonly Season[]): Period {
  const from = filters.from === undefined ? -Infinity : Date.parse(filters.from);
  const to = filters.to === undefined ? Infinity : endOf(filters.to);
  const seasonPeriods = filters.season?.flatMap((id) => periodOfSeason(id, seasons) ?? []);
  if (seasonPeriods === undefined || seasonPeriods.length === 0) return { from, to };
  return {
    from: Math.max(from, Math.min(...seasonPeriods.map((period) => period.from))),
    to: Math.min(to, Math.max(...seasonPeriods.map((period) => period.to))),
  };
}

function endOf(to: string): number {
  return Date.parse(to) + (isDay(to) ? MS_PER_DAY : 0);
}

function periodOfSeason(id: string, seasons: readonly Season[]): Period | undefined {
  const listed = seasons.find((season) => season.id === id);
  if (listed !== undefined) return listed;
  const [, year, quarter] = /^(\d{4})-q([1-4])$/.exec(id) ?? [];
  if (year === undefined) return undefined;
  return seasonAt(Date.UTC(Number(year), 3 * Number(quarter) - 3, 1));
}
