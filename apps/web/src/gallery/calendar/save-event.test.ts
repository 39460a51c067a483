import { expect, test } from 'vitest';
import { calendarEvents } from './calendar-events.ts';
import { nextId, saveEvent } from './save-event.ts';

const byId = (id: string, events = calendarEvents) => {
  const event = events.find((candidate) => candidate.id === id);
  if (event === undefined) throw new Error(`No event ${id}`);
  return event;
};

test('a new event is added, an existing one changed in place', () => {
  const added = saveEvent(calendarEvents, { id: '11', title: 'Paint', start: '2020-07-20' });
  expect(added).toHaveLength(11);
  const renamed = saveEvent(calendarEvents, { ...byId('2'), title: 'Short raid' });
  expect(renamed.map(({ title }) => title)[1]).toBe('Short raid');
  expect(renamed).toHaveLength(10);
});

test('events of one group move together', () => {
  const moved = saveEvent(calendarEvents, { ...byId('3'), start: '2020-07-10T17:30:00' });
  expect(byId('4', moved).start).toBe('2020-07-17T17:30:00');
  expect(byId('5', moved)).toEqual(byId('5'));
});

test('an event that joins or leaves a group moves no others', () => {
  const joined = saveEvent(calendarEvents, { ...byId('7'), start: '2020-07-13', groupId: '999' });
  expect(byId('3', joined)).toEqual(byId('3'));
  const { groupId: _, ...ungroupedEvent } = byId('3');
  const left = saveEvent(calendarEvents, { ...ungroupedEvent, start: '2020-07-20' });
  expect(byId('4', left)).toEqual(byId('4'));
});

test('a new event has a unique id', () => {
  expect(nextId(calendarEvents)).toBe('11');
  expect(nextId([])).toBe('1');
});
