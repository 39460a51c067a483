import type { ScheduleKind } from '@scrapboard/schedule';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../stored.ts';

/** How many minutes before its windows each page shows a reminder, if at all. */
export type Reminders = Readonly<Partial<Record<ScheduleKind, number>>>;

export const LEAD_MINUTES = [5, 10, 15, 30, 60] as const;
const STORED_AS = 'scrapboard.reminders';
const NONE: Reminders = {};

let current: Reminders | undefined;
const listeners = new Set<() => void>();

function readReminders(): Reminders {
  const stored = readStored(STORED_AS);
  if (typeof stored !== 'object' || stored === null) return NONE;
  const isLead = (value: unknown) => LEAD_MINUTES.some((minutes) => minutes === value);
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isLead(value)));
}

function getReminders(): Reminders {
  current ??= readReminders();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores in this browser how many minutes before its windows a page reminds; undefined for never. */
export function saveReminder(kind: ScheduleKind, minutes: number | undefined): void {
  const { [kind]: _, ...others } = getReminders();
  current = minutes === undefined ? others : { ...others, [kind]: minutes };
  writeStored(STORED_AS, current);
  for (const listener of listeners) listener();
}

/** Returns how many minutes before its windows each page reminds, as stored in this browser. */
export function useReminders(): Reminders {
  return useSyncExternalStore(subscribe, getReminders, getReminders);
}
