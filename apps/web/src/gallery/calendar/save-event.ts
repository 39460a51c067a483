import type { CalendarEvent } from './calendar-events.ts';
import { addMilliseconds, toMilliseconds } from './event-form.ts';

/**
 * Returns the events with one changed or added. If its start changes, the others in its group move
 * too, as they do when one is dragged.
 */
export function saveEvent(events: CalendarEvent[], saved: CalendarEvent): CalendarEvent[] {
  const existing = events.find(({ id }) => id === saved.id);
  if (existing === undefined) return [...events, saved];
  const shiftMs = toMilliseconds(saved.start) - toMilliseconds(existing.start);
  return events.map((event) => {
    if (event.id === saved.id) return saved;
    if (shiftMs === 0 || saved.groupId === undefined) return event;
    if (event.groupId !== saved.groupId || existing.groupId !== saved.groupId) return event;
    const { start, end } = event;
    return {
      ...event,
      start: addMilliseconds(start, shiftMs),
      ...(end !== undefined && { end: addMilliseconds(end, shiftMs) }),
    };
  });
}

/** Returns an id that no event has. */
export function nextId(events: CalendarEvent[]): string {
  return String(1 + Math.max(0, ...events.map(({ id }) => Number(id))));
}
