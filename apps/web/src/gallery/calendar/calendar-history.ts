import type { CalendarEvent } from './calendar-events.ts';

/** The current events, earlier states and undone states. */
export interface CalendarHistory {
  events: CalendarEvent[];
  past: CalendarEvent[][];
  future: CalendarEvent[][];
}

export type CalendarAction =
  | { kind: 'change'; events: CalendarEvent[] }
  | { kind: 'undo' }
  | { kind: 'redo' };

export function calendarReducer(
  { events, past, future }: CalendarHistory,
  action: CalendarAction,
): CalendarHistory {
  if (action.kind === 'change') {
    return { events: action.events, past: [...past, events], future: [] };
  }
  const [from, to] = action.kind === 'undo' ? [past, future] : [future, past];
  const next = from.at(-1);
  if (next === undefined) return { events, past, future };
  const rest = from.slice(0, -1);
  return action.kind === 'undo'
    ? { events: next, past: rest, future: [...to, events] }
    : { events: next, past: [...to, events], future: rest };
}
