import type { ScheduleKind } from '@scrapboard/schedule';
import { createStoredValue } from '../../stored-value.ts';

/** How many minutes before its windows each page shows a reminder, if at all. */
export type Reminders = Readonly<Partial<Record<ScheduleKind, number>>>;

export const LEAD_MINUTES = [5, 10, 15, 30, 60] as const;

const reminders = createStoredValue('scrapboard.reminders', readReminders);

function readReminders(stored: unknown): Reminders {
  if (typeof stored !== 'object' || stored === null) return {};
  const isLeadTime = (value: unknown) => LEAD_MINUTES.some((minutes) => minutes === value);
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isLeadTime(value)));
}

/** Stores in this browser how many minutes before its windows a page reminds; undefined turns reminders off. */
export function saveReminder(kind: ScheduleKind, minutes: number | undefined): void {
  const { [kind]: _, ...otherReminders } = reminders.get();
  reminders.set(minutes === undefined ? otherReminders : { ...otherReminders, [kind]: minutes });
}

/** Returns how many minutes before its windows each page reminds, as stored in this browser. */
export function useReminders(): Reminders {
  return reminders.use();
}
