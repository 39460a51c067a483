import { expandSchedule, type Occurrence, type ScheduleData, WEEK_MS } from '@scrapboard/schedule';

const MINUTE_MS = 60_000;

/**
 * Returns when the next reminder is due and the windows it is about, which begin at the same time; null if
 * no window begins within two weeks.
 */
export function findNextReminder(
  schedule: ScheduleData,
  leadMinutes: number,
  now: number,
): { at: number; occurrences: Occurrence[] } | null {
  const leadMs = leadMinutes * MINUTE_MS;
  const span = { from: now + leadMs, to: now + leadMs + 2 * WEEK_MS };
  const laterOccurrences = expandSchedule(schedule, span).filter(({ from }) => from - leadMs > now);
  const [first] = laterOccurrences;
  if (first === undefined) return null;
  return {
    at: first.from - leadMs,
    occurrences: laterOccurrences.filter(({ from }) => from === first.from),
  };
}
