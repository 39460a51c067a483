import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { type CalendarHistory, calendarReducer } from './calendar-history.ts';

const event = (title: string): CalendarEvent => ({ id: '1', title, start: '2020-07-07' });
const start: CalendarHistory = { events: [event('a')], past: [], future: [] };

test('changes can be undone and redone step by step', () => {
  const b = calendarReducer(start, { kind: 'change', events: [event('b')] });
  const c = calendarReducer(b, { kind: 'change', events: [event('c')] });
  const back = calendarReducer(c, { kind: 'undo' });
  expect(back.events).toEqual([event('b')]);
  const first = calendarReducer(back, { kind: 'undo' });
  expect(first).toEqual({ events: [event('a')], past: [], future: [[event('c')], [event('b')]] });
  const again = calendarReducer(calendarReducer(first, { kind: 'redo' }), { kind: 'redo' });
  expect(again).toEqual(c);
});

test('a change after an undo drops the undone ones; undoing without changes does nothing', () => {
  expect(calendarReducer(start, { kind: 'undo' })).toEqual(start);
  const b = calendarReducer(start, { kind: 'change', events: [event('b')] });
  const c = calendarReducer(calendarReducer(b, { kind: 'undo' }), {
    kind: 'change',
    events: [event('c')],
  });
  expect(c.future).toEqual([]);
  expect(calendarReducer(c, { kind: 'redo' })).toEqual(c);
});
