import { addDays } from '@scrapboard/questions/boards';
import { DAY_MS } from '../day-ms.ts';

/** Named periods, in the order of their menu. */
export const PERIODS = ['7d', '30d', '90d', '365d', 'all'] as const;
export type NamedPeriod = (typeof PERIODS)[number];
/** `custom` is from one day to another. */
export type Period = NamedPeriod | 'custom';

const DAYS_BY_PERIOD: Record<NamedPeriod, number> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '365d': 365,
  all: Number.POSITIVE_INFINITY,
};

/** The first and the last day, in UTC and both included; open where undefined. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** A period whose ends are known. */
interface ClosedDays {
  from: string;
  to: string;
}

/**
 * Returns the last day of named periods: that of the newest match, so that a server to which nobody
 * has uploaded lately shows its last matches, or today if there is none yet.
 */
export function findLastDay(newestMatchAt: string | null | undefined, now: number): string {
  return (newestMatchAt ?? new Date(now).toISOString()).slice(0, 10);
}

/** Returns the days of a named period. */
export function daysOf(period: NamedPeriod, lastDay: string): Days {
  const days = DAYS_BY_PERIOD[period];
  return Number.isFinite(days) ? { from: addDays(lastDay, 1 - days), to: lastDay } : {};
}

/** Returns the period of the same length just before a period; undefined unless both of its ends are known. */
export function daysBefore({ from, to }: Days): ClosedDays | undefined {
  if (from === undefined || to === undefined) return undefined;
  const count = countDays({ from, to });
  return { from: addDays(from, -count), to: addDays(from, -1) };
}

/** Returns how many days a closed period has. */
export function countDays({ from, to }: ClosedDays): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
