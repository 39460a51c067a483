import { expect, test } from 'vitest';
import { calendarEvents } from './calendar-events.ts';
import { addMilliseconds, fromForm, toForm, withAllDay } from './event-form.ts';

test('every sample event survives the conversion to fields and back', () => {
  for (const event of calendarEvents) expect(fromForm(event.id, toForm(event))).toEqual(event);
});

test('all-day sample events end on the days listed in the form', () => {
  const shownRanges = calendarEvents.flatMap((event) => {
    const { title, start, end, isAllDay } = toForm(event);
    return isAllDay && end !== '' ? [`${title}: ${start} – ${end}`] : [];
  });
  expect(shownRanges).toEqual([
    'Long raid: 2020-07-07 – 2020-07-10',
    'Tournament: 2020-07-11 – 2020-07-13',
  ]);
});

test('all-day events show their last day and store the day after', () => {
  const form = toForm({ id: '1', title: 'Raid', start: '2020-07-07', end: '2020-07-10' });
  expect([form.start, form.end]).toEqual(['2020-07-07', '2020-07-09']);
  expect(fromForm('1', { ...form, end: '2020-07-31' }).end).toBe('2020-08-01');
  expect(fromForm('1', { ...form, end: '2020-07-07' }).end).toBeUndefined();
});

test('an end before the start, an invalid link and blank text are ignored', () => {
  const form = { ...toForm({ id: '1', title: 'x', start: '2020-07-07T16:00:00' }), group: ' ' };
  expect(
    fromForm('1', { ...form, title: ' Raid ', end: '2020-07-07T15:00', link: 'javascript:x' }),
  ).toEqual({ id: '1', title: 'Raid', start: '2020-07-07T16:00:00' });
});

test('an event can become all-day and timed again', () => {
  const form = toForm({ id: '1', title: 'x', start: '2020-07-12T10:30:00' });
  const allDayForm = withAllDay(form, true);
  expect(fromForm('1', allDayForm).start).toBe('2020-07-12');
  expect(fromForm('1', withAllDay(allDayForm, false)).start).toBe('2020-07-12T09:00:00');
});

test('moving by days and minutes works across the end of a month', () => {
  expect(addMilliseconds('2020-06-30', 86_400_000)).toBe('2020-07-01');
  expect(addMilliseconds('2020-07-31T23:30:00+02:00', 3_600_000)).toBe('2020-08-01T00:30:00');
});
