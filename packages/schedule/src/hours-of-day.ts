import { HOUR_MS } from './durations.ts';
import type { LocalDay } from './local-week.ts';
import { offsetAt } from './local-week.ts';

/** A part of a day in which clocks show the same hour. */
export interface LocalHour {
  /** 0 to 23; skipped and repeated when clocks change. */
  hour: number;
  /** Epoch milliseconds, the first inclusive and the second exclusive. */
  from: number;
  to: number;
}

/** Offsets are multiples of a quarter of an hour, so the hour that clocks show changes only at these steps. */
const STEP_MS = HOUR_MS / 4;

/** Returns the hours of a day as the clocks of its zone show them, in order. */
export function hoursOfDay({ from, to }: LocalDay, zone: string): LocalHour[] {
  const hours: LocalHour[] = [];
  let offset: number | null = null;
  for (let at = from; at < to; at += STEP_MS) {
    const offsetNow = offsetAt(at, zone);
    const clock = at + offsetNow;
    const last = hours.at(-1);
    const hour = new Date(clock).getUTCHours();
    if (last !== undefined && last.hour === hour && offset === offsetNow) last.to = at + STEP_MS;
    else hours.push({ hour, from: at, to: at + STEP_MS });
    offset = offsetNow;
  }
  return hours;
}
