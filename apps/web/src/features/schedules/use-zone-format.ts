import { DAY_MS } from '@scrapboard/schedule';
import { useMemo } from 'react';
import { useFormat } from '../../use-format.ts';

/** Formats instants in a time zone that may differ from the browser's. */
export interface ZoneFormat {
  /** `09:30` */
  time: (at: number) => string;
  /** `Sunday, 8 March` */
  day: (at: number) => string;
  /** `Sun` */
  weekday: (at: number) => string;
  /** `8 Mar` */
  date: (at: number) => string;
  /** `Sun, 8 Mar, 09:30–13:30` */
  span: (from: number, to: number) => string;
  /** `2–8 March 2026` */
  days: (from: number, to: number) => string;
}

/** Returns formatters for a time zone in the viewer's language. */
export function useZoneFormat(zone: string): ZoneFormat {
  const { locale } = useFormat();
  return useMemo(() => createZoneFormat(locale, zone), [locale, zone]);
}

export function createZoneFormat(locale: string, timeZone: string): ZoneFormat {
  const create = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const clock = create({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = create({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = create({ weekday: 'short' });
  const date = create({ day: 'numeric', month: 'short' });
  const shortDay = create({ weekday: 'short', day: 'numeric', month: 'short' });
  const days = create({ day: 'numeric', month: 'long', year: 'numeric' });
  const span = (from: number, to: number) => {
    const end =
      to - from >= DAY_MS ? `${shortDay.format(to)}, ${clock.format(to)}` : clock.format(to);
    return `${shortDay.format(from)}, ${clock.format(from)}–${end}`;
  };
  return {
    time: (at) => clock.format(at),
    day: (at) => day.format(at),
    weekday: (at) => weekday.format(at),
    date: (at) => date.format(at),
    span,
    days: (from, to) => days.formatRange(from, to),
  };
}
