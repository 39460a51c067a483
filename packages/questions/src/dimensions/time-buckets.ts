import { isCalendarDay } from '../period.ts';
import type { Key, KeyCodec } from './key-codec.ts';

/** What an instant is grouped by; all in UTC except weekday and hour, which have a time zone. */
export type TimeBucket = 'day' | 'week' | 'month' | 'season' | 'weekday' | 'hour';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
/** 1970 began on a Thursday, three days into its week. */
const DAYS_INTO_WEEK = 3;

/** Whole days since 1970-01-01. */
export const dayKey = (at: number): number => Math.floor(at / MS_PER_DAY);
/** Whole weeks since the one with 1970-01-01; they begin on Monday. */
export const weekKey = (at: number): number => Math.floor((dayKey(at) + DAYS_INTO_WEEK) / 7);
/** Months since the year 0. */
export function monthKey(at: number): number {
  const date = new Date(at);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
}
/** 1 is Monday, 7 is Sunday. */
export const weekdayKey = (at: number): number => ((dayKey(at) + DAYS_INTO_WEEK) % 7) + 1;
/** 0 to 23. */
export const hourKey = (at: number): number => Math.floor(at / MS_PER_HOUR) % 24;

const isoDay = (day: number) => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

function createDayCodec(
  accepts: string,
  toKey: (at: number) => number,
  toDay: (key: number) => number,
) {
  return {
    format: (key: Key) => (typeof key === 'number' ? isoDay(toDay(key)) : null),
    parse(text: string): Key | undefined {
      return isCalendarDay(text) ? toKey(Date.parse(text)) : undefined;
    },
    accepts,
  } satisfies KeyCodec;
}

export const dayCodec = createDayCodec('a day, 2026-05-07', dayKey, (day) => day);

/** A week is named by its Monday. */
export const weekCodec = createDayCodec(
  'a day of the week, 2026-05-04',
  weekKey,
  (week) => 7 * week - DAYS_INTO_WEEK,
);

export const monthCodec: KeyCodec = {
  format(key) {
    if (typeof key !== 'number') return null;
    const year = String(Math.floor(key / 12)).padStart(4, '0');
    return `${year}-${String((key % 12) + 1).padStart(2, '0')}`;
  },
  parse(text) {
    const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
    return year === undefined ? undefined : 12 * Number(year) + Number(month) - 1;
  },
  accepts: 'a month, 2026-05',
};
