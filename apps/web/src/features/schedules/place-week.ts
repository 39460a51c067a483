import {
  expandSchedule,
  HOUR_MS,
  hoursOfDay,
  type LocalDay,
  type LocalHour,
  type MatchHour,
  WEEK_MS,
} from '@scrapboard/schedule';
import type { Lane, PageSchedule } from './page-schedule.ts';

/** The part of a window that is on one day. */
export interface Block {
  mode: string;
  /** Of the whole window; epoch milliseconds. */
  from: number;
  to: number;
  /** Its position on its day, in percent. */
  start: number;
  width: number;
  /** Its index among all windows of the week. */
  index: number;
  /** Whether it continues on the day before or after. */
  continues: { before: boolean; after: boolean };
}

/** How many matches of all weeks began in an hour of the week. */
export interface Bar {
  from: number;
  to: number;
  start: number;
  width: number;
  matches: number;
  /** Of all matches of the lane, in percent. */
  share: number;
  /** Of the hour with most, from 0 to 1. */
  height: number;
  isInside: boolean;
  /** Whether it began on the day before, in zones whose hours are not those of UTC; that day’s numbers count it. */
  isContinued: boolean;
}

export interface PlacedLane {
  kind: Lane['kind'];
  blocks: Block[];
  bars: Bar[];
}

export interface PlacedDay extends LocalDay {
  /** 1 is Monday. */
  weekday: number;
  /** Set if the day has more or fewer hours than 24. */
  changedHours: readonly LocalHour[] | null;
  lanes: PlacedLane[];
}

const HOURS_PER_DAY = 24;

/**
 * Returns the positions of windows and matches on the days of a week. Windows recur in UTC, so matches are
 * counted by their hour of the week in UTC: both are aligned even if clocks have changed since.
 */
export function placeWeek(
  { lanes }: Pick<PageSchedule, 'lanes'>,
  days: readonly LocalDay[],
  zone: string,
  hours: readonly MatchHour[],
): PlacedDay[] {
  const laneCounts = lanes.map((lane) => countHours(lane, hours));
  let blockCount = 0;
  return days.map((day, index) => {
    const { from, to } = day;
    const length = to - from;
    const toPercent = (ms: number) => (100 * (Math.min(to, Math.max(from, ms)) - from)) / length;
    const placedLanes = lanes.map((lane, laneIndex): PlacedLane => {
      const occurrences = expandSchedule(lane.schedule, day);
      const counts = laneCounts[laneIndex];
      const bars: Bar[] = [];
      for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
        const matches = counts?.matchesByHour.get(hourOfWeek(hour)) ?? 0;
        if (matches === 0 || counts === undefined) continue;
        bars.push({
          from: hour,
          to: hour + HOUR_MS,
          start: toPercent(hour),
          width: toPercent(hour + HOUR_MS) - toPercent(hour),
          matches,
          share: (100 * matches) / counts.total,
          height: matches / counts.max,
          isContinued: hour < from,
          isInside: occurrences.some(
            (occurrence) => occurrence.from <= hour && hour < occurrence.to,
          ),
        });
      }
      const blocks = occurrences.map((occurrence) => ({
        ...occurrence,
        start: toPercent(occurrence.from),
        width: toPercent(occurrence.to) - toPercent(occurrence.from),
        index: blockCount++,
        continues: { before: occurrence.from < from, after: occurrence.to > to },
      }));
      return { kind: lane.kind, blocks, bars };
    });
    return {
      ...day,
      weekday: index + 1,
      changedHours: length === HOURS_PER_DAY * HOUR_MS ? null : hoursOfDay(day, zone),
      lanes: placedLanes,
    };
  });
}

const hourOfWeek = (ms: number) => Math.floor((ms % WEEK_MS) / HOUR_MS);

function countHours({ schedule }: Lane, hours: readonly MatchHour[]) {
  const modes = new Set(schedule.windows.map(({ mode }) => mode));
  const matchesByHour = new Map<number, number>();
  let total = 0;
  for (const { mode, at, matches } of hours) {
    if (!modes.has(mode)) continue;
    matchesByHour.set(hourOfWeek(at), (matchesByHour.get(hourOfWeek(at)) ?? 0) + matches);
    total += matches;
  }
  return { matchesByHour, total, max: Math.max(...matchesByHour.values()) };
}
