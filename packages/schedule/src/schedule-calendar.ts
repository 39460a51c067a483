import type { ModeCategory, SeasonData } from '@scrapboard/catalogue/core';
import type { ScheduleData } from './expand-schedule.ts';
import { filterSchedule, type ScheduleKind } from './schedule-kinds.ts';
import { toCalendar } from './to-calendar.ts';

/** A schedule as the API describes it. */
export interface PublishedSchedule extends ScheduleData {
  asOf: string;
  source: string;
  modes: readonly { id: string; name: string; category: ModeCategory }[];
  seasons: readonly SeasonData[];
}

/** Returns the iCalendar file of a kind of windows; `all` also includes the seasons. */
export function toScheduleCalendar(
  published: PublishedSchedule,
  kind: ScheduleKind,
  texts: { name: string; modeName: (mode: string) => string },
): string {
  const { asOf, source, seasons } = published;
  return toCalendar({
    ...texts,
    schedule: filterSchedule(published, kind),
    seasons: kind === 'all' ? seasons : [],
    asOf,
    description: `As of ${asOf}. ${source}.`,
  });
}
