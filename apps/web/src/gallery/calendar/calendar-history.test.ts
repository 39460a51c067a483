import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { type CalendarHistory, changeCalendar } from './calendar-history.ts';

const event = (title: string): CalendarEvent => ({ id: '1', title, start: '2020-07-07' });
const start: CalendarHistory = { events: [event('a')], past: [], future: [] };

test('changes can be undone and redone step by step', () => {
  const b = changeCalendar(start, { kind: 'change', events: [event('b')] });
  const c = changeCalendar(b, { kind: 'change', events: [event('c')] });
  const back = changeCalendar(c, { kind: 'undo' });
  expect(back.events).toEqual([event('b')]);
  const first = changeCalendar(back, { kind: 'undo' });
  expect(first).toEqual({ events: [event('a')], past: [], future: [[event('c')], [event('b')]] });
  const again = changeCalendar(changeCalendar(first, { kind: 'redo' }), { kind: 'redo' });
  expect(again).toEqual(c);
});

test('a change after an undo drops the undone ones; undoing without changes does nothing', () => {
  expect(changeCalendar(start, { kind: 'undo' })).toEqual(start);
  const b = changeCalendar(start, { kind: 'change', events: [event('b')] });
  const c = changeCalendar(changeCalendar(b, { kind: 'undo' }), {
    kind: 'change',
    events: [event('c')],
  });
  expect(c.future).toEqual([]);
  expect(changeCalendar(c, { kind: 'redo' })).toEqual(c);
});
