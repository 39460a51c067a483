import { expandSchedule, type Occurrence, type ScheduleData, WEEK_MS } from '@scrapboard/schedule';

const MINUTE_MS = 60_000;

/**
 * Returns when the next reminder is due and the windows it is about, which begin at the same time; null if
 * no window begins within two weeks.
 */
export function nextReminder(
  schedule: ScheduleData,
  minutes: number,
  after: number,
): { at: number; occurrences: Occurrence[] } | null {
  const lead = minutes * MINUTE_MS;
  const span = { from: after + lead, to: after + lead + 2 * WEEK_MS };
  const laterOccurrences = expandSchedule(schedule, span).filter(({ from }) => from - lead > after);
  const [first] = laterOccurrences;
  if (first === undefined) return null;
  return {
    at: first.from - lead,
    occurrences: laterOccurrences.filter(({ from }) => from === first.from),
  };
}
