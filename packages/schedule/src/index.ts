export {
  CHECKED_WEEKS,
  checkAgainstMatches,
  type Finding,
  type MatchHour,
  type PlayedHours,
  RECENT_WEEKS,
} from './check-against-matches.ts';
export { DAY_MS, HOUR_MS, startOfWeek, WEEK_MS } from './durations.ts';
export { expandSchedule, type Occurrence, type ScheduleData } from './expand-schedule.ts';
export { findNowAndNext } from './find-now-and-next.ts';
export { hoursOfDay, type LocalHour } from './hours-of-day.ts';
export { addWeeks, type LocalDay, localDate, localWeek, offsetAt } from './local-week.ts';
export {
  filterSchedule,
  type ScheduleKind,
  scheduleKindOf,
  scheduleKinds,
} from './schedule-kinds.ts';
