import { WEEK_MS } from './durations.ts';
import { expandSchedule, type Occurrence, type ScheduleData } from './expand-schedule.ts';

/** How far ahead the next window is searched for. */
const MAX_WAIT_MS = 5 * WEEK_MS;

/**
 * Returns the windows that are open at an instant, and those that begin next: all that begin at the
 * same time.
 */
export function findNowAndNext(
  schedule: ScheduleData,
  at: number,
): { now: Occurrence[]; next: Occurrence[] } {
  const occurrences = expandSchedule(schedule, { from: at, to: at + MAX_WAIT_MS });
  const later = occurrences.filter(({ from }) => from > at);
  return {
    now: occurrences.filter(({ from }) => from <= at),
    next: later.filter(({ from }) => from === later[0]?.from),
  };
}
