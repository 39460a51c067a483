import type { ScheduleWindowData, SeasonData } from '@scrapboard/catalogue/core';
import ical, { ICalEventRepeatingFreq } from 'ical-generator';
import { DAY_MS, HOUR_MS, startOfDay } from './durations.ts';
import { findFirstStart, isCancelled, type ScheduleData } from './expand-schedule.ts';

export interface CalendarInput {
  /** The name shown by calendar programs. */
  name: string;
  schedule: ScheduleData;
  /** The game’s seasons, as all-day events. */
  seasons: readonly SeasonData[];
  modeName: (mode: string) => string;
  /** `2023-05`: windows without a first day begin here. */
  asOf: string;
  /** The text of every event, which names the source. */
  description: string;
}

const SECOND_MS = 1000;
/** How often subscribed programs should fetch the calendar again. */
const REFRESH_SECONDS = 86_400;

/**
 * Returns a schedule as an iCalendar file (RFC 5545). Windows recur weekly in UTC, as in the game, so that
 * every program shows the right local time before and after a clock change. The same schedule gives the
 * same text.
 */
export function toCalendar(input: CalendarInput): string {
  const { name, schedule, seasons, modeName, asOf, description } = input;
  const stamp = new Date(parseAsOf(asOf));
  const calendar = ical({
    name,
    description,
    prodId: { company: 'Scrapboard', product: 'Schedule', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const add = (id: string, from: number, to: number, summary: string) =>
    calendar.createEvent({
      id: `${id}@scrapboard`,
      stamp,
      start: new Date(from),
      end: new Date(to),
      summary,
      description,
    });

  for (const window of schedule.windows) {
    const from = findFirstStart(window, findValidFrom(window, stamp));
    const until = window.until === undefined ? undefined : startOfDay(window.until) - SECOND_MS;
    if (until !== undefined && until < from) continue;
    const { mode, day, from: hour, to, since } = window;
    const id = [mode, day, hour, to, ...(since === undefined ? [] : [since])].join('-');
    const exclude = listCancelledStarts(window, schedule).filter((at) => at >= from);
    add(id, from, from + (to - hour) * HOUR_MS, modeName(mode)).repeating({
      freq: ICalEventRepeatingFreq.WEEKLY,
      ...(until !== undefined && { until: new Date(until) }),
      ...(exclude.length > 0 && { exclude: exclude.map((at) => new Date(at)) }),
    });
  }
  for (const { mode, date, from, to, cancelled } of schedule.exceptions) {
    if (cancelled) continue;
    const midnight = startOfDay(date);
    const id = [mode, date, from, to].join('-');
    add(id, midnight + from * HOUR_MS, midnight + to * HOUR_MS, modeName(mode));
  }
  for (const season of seasons) {
    add(`season-${season.id}`, startOfDay(season.from), startOfDay(season.to), season.name).allDay(
      true,
    );
  }
  return calendar.toString();
}

/** Returns when a window begins to be valid: on its first day, or at `stamp` if it names none. */
function findValidFrom({ since }: ScheduleWindowData, stamp: Date): number {
  return since === undefined ? stamp.getTime() : startOfDay(since);
}

/** Returns when the occurrences of a window that are cancelled would begin. */
function listCancelledStarts(window: ScheduleWindowData, { exceptions }: ScheduleData): number[] {
  const starts = exceptions
    .filter(({ cancelled, mode }) => cancelled && mode === window.mode)
    .map(({ date }) => ({
      midnight: startOfDay(date),
      start: findFirstStart(window, startOfDay(date)),
    }))
    .filter(({ midnight, start }) => start < midnight + DAY_MS)
    .map(({ start }) => start)
    .filter((from) => isCancelled({ mode: window.mode, from, to: from }, exceptions));
  return [...new Set(starts)];
}

/** Returns the first instant of `2023`, `2023-05` or `2023-05-01`. */
function parseAsOf(asOf: string): number {
  return Date.parse(`${asOf.padEnd(10, '-01')}T00:00:00Z`);
}
