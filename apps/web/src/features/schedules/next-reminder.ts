import { expandSchedule, type Occurrence, type ScheduleData, WEEK_MS } from '@scrapboard/schedule';

const MINUTE_MS = 60_000;

/**
 * Returns the reminders that are due next, so many minutes before windows that begin at the same time, and
 * when; null if none is in sight.
 */
export function nextReminder(
  schedule: ScheduleData,
  minutes: number,
  after: number,
): { at: number; occurrences: Occurrence[] } | null {
  const lead = minutes * MINUTE_MS;
  const span = { from: after + lead, to: after + lead + 2 * WEEK_MS };
  const later = expandSchedule(schedule, span).filter(({ from }) => from - lead > after);
  const [first] = later;
  if (first === undefined) return null;
  return {
    at: first.from - lead,
    occurrences: later.filter(({ from }) => from === first.from),
  };
}
