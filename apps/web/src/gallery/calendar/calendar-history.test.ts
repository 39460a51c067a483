import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { type CalendarHistory, calendarReducer } from './calendar-history.ts';

const event = (title: string): CalendarEvent => ({ id: '1', title, start: '2020-07-07' });
const start: CalendarHistory = { events: [event('a')], past: [], future: [] };

test('changes can be undone and redone step by step', () => {
  const afterFirstChange = calendarReducer(start, { kind: 'change', events: [event('b')] });
  const afterSecondChange = calendarReducer(afterFirstChange, {
    kind: 'change',
    events: [event('c')],
  });
  const afterUndo = calendarReducer(afterSecondChange, { kind: 'undo' });
  expect(afterUndo.events).toEqual([event('b')]);
  const afterBothUndone = calendarReducer(afterUndo, { kind: 'undo' });
  expect(afterBothUndone).toEqual({
    events: [event('a')],
    past: [],
    future: [[event('c')], [event('b')]],
  });
  const afterRedo = calendarReducer(calendarReducer(afterBothUndone, { kind: 'redo' }), {
    kind: 'redo',
  });
  expect(afterRedo).toEqual(afterSecondChange);
});

test('a change after an undo drops the undone ones; undoing without changes does nothing', () => {
  expect(calendarReducer(start, { kind: 'undo' })).toEqual(start);
  const afterFirstChange = calendarReducer(start, { kind: 'change', events: [event('b')] });
  const afterSecondChange = calendarReducer(calendarReducer(afterFirstChange, { kind: 'undo' }), {
    kind: 'change',
    events: [event('c')],
  });
  expect(afterSecondChange.future).toEqual([]);
  expect(calendarReducer(afterSecondChange, { kind: 'redo' })).toEqual(afterSecondChange);
});
