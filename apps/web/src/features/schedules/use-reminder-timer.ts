import type { Occurrence } from '@scrapboard/schedule';
import { useEffect, useRef } from 'react';
import { nextReminder } from './next-reminder.ts';
import type { ShownSchedule } from './schedule-state.ts';

/** Timers of browsers hold no more than 24 days, and stand still while a computer sleeps. */
const MAX_WAIT_MS = 60_000;

/** Calls back before windows begin, as long as the page is open; undefined minutes for never. */
export function useReminderTimer(
  { schedule }: Pick<ShownSchedule, 'schedule'>,
  minutes: number | undefined,
  onDue: (occurrences: readonly Occurrence[]) => void,
): void {
  const callback = useRef(onDue);
  useEffect(() => {
    callback.current = onDue;
  });
  useEffect(() => {
    if (minutes === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let next = nextReminder(schedule, minutes, Date.now());
    const wait = () => {
      const now = Date.now();
      if (next !== null && now >= next.at) {
        // After a sleep, windows that have begun are no news.
        const coming = next.occurrences.filter(({ from }) => from > now);
        if (coming.length > 0) callback.current(coming);
        next = nextReminder(schedule, minutes, now);
      }
      const left = (next?.at ?? Number.POSITIVE_INFINITY) - Date.now();
      timer = setTimeout(wait, Math.min(MAX_WAIT_MS, Math.max(0, left)));
    };
    wait();
    return () => clearTimeout(timer);
  }, [schedule, minutes]);
}
