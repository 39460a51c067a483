/** Formats numbers, durations and times in the viewer's language and time zone. */

import { formatClock } from './clock.ts';
import { DAY_MS } from './day-ms.ts';

const cache = new Map<string, unknown>();
function cached<T>(key: string, create: () => T): T {
  let value = cache.get(key) as T | undefined;
  if (value === undefined) {
    value = create();
    cache.set(key, value);
  }
  return value;
}

const relativeUnits: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const DAY_SECONDS = 86_400;

/** German units, because Intl mixes symbols and abbreviations there: `18h 38 Min.` */
const germanUnits = { day: 'T', hour: 'h' } as const;

export interface Format {
  locale: string;
  /** `12,345`; values that are not whole have `digits` decimals, so that columns line up. */
  number(value: number, digits?: number): string;
  /** `12.3K`, if space is short. */
  compact(value: number): string;
  /** Formats a percentage: `52.8%`. */
  percent(value: number, digits?: number): string;
  /** Formats a percentile, `99%`: a whole percentage, 0 or 100 only if it is exactly that. */
  percentile(value: number): string;
  /** Formats the ends of an interval of percentages: `50.0–55.6%`. */
  interval(low: number, high: number): string;
  /** `+12`, `−3`, `0`; values that are not whole have `digits` decimals. */
  signed(value: number, digits?: number): string;
  /** `7–14 May 2026`, in the viewer's zone. */
  dateRange(from: string | Date, to: string | Date): string;
  /** Seconds: `4:12`, `3:05:00`; from a day on without minutes: `12d 4h`. */
  duration(seconds: number): string;
  /** `7 May 2026`, in the viewer's zone. */
  date(instant: string | Date): string;
  /** The day of an instant in UTC, for values that are counted by UTC day. */
  utcDate(instant: string | Date): string;
  /** `7 May 2026, 09:58`, in the viewer's zone. */
  dateTime(instant: string | Date): string;
  /** `Thu, 7 May`, in the viewer's zone; with its year if that is not the current one. */
  day(instant: string, now: number): string;
  /** `3 hours ago` within the last day, otherwise the time of day: `09:58`. */
  agoOrTime(instant: string, now: number): string;
  /** `7 May, 09:58`, if the year is obvious. */
  shortDateTime(instant: string | Date): string;
  /** `09:58`, in the viewer's zone; with its day if that is not today. */
  clock(instant: number, now: number): string;
  /** The same instant in UTC, for titles. */
  utc(instant: string | Date): string;
  /** `3 minutes ago`; short: `3 min. ago`. For a clock that is behind the server's: `now`. */
  ago(instant: string | Date, now: number, style?: 'long' | 'short'): string;
  /** `in 3 minutes`. */
  until(instant: string | Date, now: number): string;
}

/** Creates the formatters for a BCP 47 tag. */
export function createFormat(locale: string): Format {
  // Values that round to zero have no sign; Intl would write -0.0.
  const numberFormat = (options: Intl.NumberFormatOptions) =>
    cached(
      `${locale} n ${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
    );
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    cached(
      `${locale} d ${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(locale, options),
    );
  const percentFormat = (digits: number) =>
    numberFormat({
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const formatUnit = (value: number, name: keyof typeof germanUnits) =>
    locale === 'de'
      ? `${numberFormat({}).format(value)}\u00a0${germanUnits[name]}`
      : numberFormat({ style: 'unit', unit: name, unitDisplay: 'narrow' })
          .format(value)
          .replace(' ', '\u00a0');
  const formatRelativeTime = (seconds: number, style: 'long' | 'short') => {
    const relative = cached(
      `${locale} r ${style}`,
      () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }),
    );
    for (const [name, unitSeconds] of relativeUnits) {
      if (Math.abs(seconds) >= unitSeconds)
        return relative.format(Math.trunc(seconds / unitSeconds), name);
    }
    return relative.format(0, 'second');
  };
  const secondsUntil = (instant: string | Date, now: number) =>
    (new Date(instant).getTime() - now) / 1000;

  return {
    locale,
    number: (value, digits = 0) =>
      numberFormat({
        minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
        maximumFractionDigits: digits,
      }).format(value),
    compact: (value) =>
      numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    percent: (value, digits = 1) => percentFormat(digits).format(value / 100),
    percentile(value) {
      const isExtreme = value <= 0 || value >= 100;
      return this.percent(isExtreme ? value : Math.min(99, Math.max(1, Math.round(value))), 0);
    },
    interval: (low, high) =>
      `${numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(low)}–${percentFormat(1).format(high / 100)}`,
    // A minus is as wide as a plus, unlike the hyphen that some locales use.
    signed: (value, digits = 0) =>
      numberFormat({
        signDisplay: 'exceptZero',
        minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
        maximumFractionDigits: digits,
      })
        .format(value)
        .replace('-', '−'),
    dateRange: (from, to) =>
      dateFormat({ dateStyle: 'medium' }).formatRange(new Date(from), new Date(to)),
    duration(seconds) {
      if (seconds < DAY_SECONDS) return formatClock(seconds);
      const days = formatUnit(Math.floor(seconds / DAY_SECONDS), 'day');
      const hours = Math.floor((seconds % DAY_SECONDS) / 3_600);
      return hours === 0 ? days : `${days} ${formatUnit(hours, 'hour')}`;
    },
    date: (instant) => dateFormat({ dateStyle: 'medium' }).format(new Date(instant)),
    utcDate: (instant) =>
      dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant)),
    dateTime: (instant) =>
      dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
    shortDateTime: (instant) =>
      dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
        new Date(instant),
      ),
    day: (instant, now) =>
      dateFormat({
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        ...(new Date(instant).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
      }).format(new Date(instant)),
    agoOrTime(instant, now) {
      if (now - new Date(instant).getTime() < DAY_MS) return this.ago(instant, now);
      return dateFormat({ hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
    },
    clock(instant, now) {
      const [date, today] = [new Date(instant), new Date(now)];
      return date.toDateString() === today.toDateString()
        ? dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)
        : this.shortDateTime(date);
    },
    utc: (instant) =>
      `${dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant))} UTC`,
    ago: (instant, now, style = 'long') =>
      formatRelativeTime(Math.min(0, secondsUntil(instant, now)), style),
    until: (instant, now) => formatRelativeTime(secondsUntil(instant, now), 'long'),
  };
}
