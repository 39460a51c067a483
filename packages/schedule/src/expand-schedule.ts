import type { ScheduleExceptionData, ScheduleWindowData } from '@scrapboard/catalogue/core';
import { DAY_MS, HOUR_MS, startOfDay, startOfWeek, WEEK_MS } from './durations.ts';

/** Weekly windows in UTC, and the days on which a mode departs from them. */
export interface ScheduleData {
  windows: readonly ScheduleWindowData[];
  exceptions: readonly ScheduleExceptionData[];
}

/** A window on a day: epoch milliseconds, the first inclusive and the second exclusive. */
export interface Occurrence {
  mode: string;
  from: number;
  to: number;
}

interface Span {
  from: number;
  to: number;
}

/**
 * Returns the occurrences of all windows that overlap a span, earliest first. Adjacent occurrences of a
 * mode are joined into one.
 */
export function expandSchedule(schedule: ScheduleData, span: Span): Occurrence[] {
  // Includes windows that began earlier, and joins windows of several days before selecting them.
  const widerSpan = { from: span.from - WEEK_MS, to: span.to + WEEK_MS };
  const regular = [
    ...schedule.windows.flatMap((window) => listOccurrences(window, widerSpan)),
  ].filter((occurrence) => !isCancelled(occurrence, schedule.exceptions));
  const extra = schedule.exceptions
    .filter(({ cancelled }) => !cancelled)
    .map(({ mode, date, from, to }) => ({
      mode,
      from: startOfDay(date) + from * HOUR_MS,
      to: startOfDay(date) + to * HOUR_MS,
    }));
  return joinAdjacent([...regular, ...extra]).filter(
    ({ from, to }) => from < span.to && to > span.from,
  );
}

/** Returns when a weekly window begins for the first time at or after an instant. */
export function findFirstStart({ day, from }: ScheduleWindowData, earliest: number): number {
  const start = startOfWeek(earliest) + (day - 1) * DAY_MS + from * HOUR_MS;
  return start < earliest ? start + WEEK_MS : start;
}

/** Returns whether an exception cancels an occurrence: it begins within the exception’s hours. */
export function isCancelled(
  { mode, from }: Occurrence,
  exceptions: readonly ScheduleExceptionData[],
): boolean {
  return exceptions.some((exception) => {
    const midnight = startOfDay(exception.date);
    return (
      exception.cancelled &&
      exception.mode === mode &&
      from >= midnight + exception.from * HOUR_MS &&
      from < midnight + exception.to * HOUR_MS
    );
  });
}

function listOccurrences(window: ScheduleWindowData, span: Span): Occurrence[] {
  const since = window.since === undefined ? -Infinity : startOfDay(window.since);
  const until = window.until === undefined ? Infinity : startOfDay(window.until);
  const duration = (window.to - window.from) * HOUR_MS;
  const occurrences: Occurrence[] = [];
  const end = Math.min(span.to, until);
  for (let from = findFirstStart(window, Math.max(span.from, since)); from < end; from += WEEK_MS) {
    occurrences.push({ mode: window.mode, from, to: from + duration });
  }
  return occurrences;
}

function joinAdjacent(occurrences: readonly Occurrence[]): Occurrence[] {
  const joined: Occurrence[] = [];
  const lastByMode = new Map<string, Occurrence>();
  for (const occurrence of occurrences.toSorted((a, b) => a.from - b.from)) {
    const last = lastByMode.get(occurrence.mode);
    if (last !== undefined && occurrence.from <= last.to) {
      last.to = Math.max(last.to, occurrence.to);
      continue;
    }
    const copy = { ...occurrence };
    lastByMode.set(copy.mode, copy);
    joined.push(copy);
  }
  return joined;
}
