import type { Occurrence } from '@scrapboard/schedule';
import { useEffect, useRef } from 'react';
import { findNextReminder } from './find-next-reminder.ts';
import type { PageSchedule } from './page-schedule.ts';

/** Browser timers are limited to 24 days and pause while the computer sleeps, so long waits are split. */
const MAX_WAIT_MS = 60_000;

/** Calls `onDue` the given minutes before windows begin, while the page is open; never if undefined. */
export function useReminderTimer(
  { schedule }: Pick<PageSchedule, 'schedule'>,
  leadMinutes: number | undefined,
  onDue: (occurrences: readonly Occurrence[]) => void,
): void {
  const callback = useRef(onDue);
  useEffect(() => {
    callback.current = onDue;
  });
  useEffect(() => {
    if (leadMinutes === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let nextReminder = findNextReminder(schedule, leadMinutes, Date.now());
    const scheduleNext = () => {
      const now = Date.now();
      if (nextReminder !== null && now >= nextReminder.at) {
        // After the computer slept, windows that have already begun are skipped.
        const upcomingOccurrences = nextReminder.occurrences.filter(({ from }) => from > now);
        if (upcomingOccurrences.length > 0) callback.current(upcomingOccurrences);
        nextReminder = findNextReminder(schedule, leadMinutes, now);
      }
      const waitMs = (nextReminder?.at ?? Number.POSITIVE_INFINITY) - Date.now();
      timer = setTimeout(scheduleNext, Math.min(MAX_WAIT_MS, Math.max(0, waitMs)));
    };
    scheduleNext();
    return () => clearTimeout(timer);
  }, [schedule, leadMinutes]);
}
