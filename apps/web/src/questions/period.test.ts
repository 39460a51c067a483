import { expect, test } from 'vitest';
import { countDays, daysBefore, daysOf, findLastDay } from './period.ts';

test('a named period ends with the newest match and includes both of its days', () => {
  const lastDay = findLastDay('2026-05-07T20:00:00.000Z', Date.UTC(2027, 0, 1));
  expect(daysOf('7d', lastDay)).toEqual({ from: '2026-05-01', to: '2026-05-07' });
  expect(daysOf('all', lastDay)).toEqual({});
  expect(findLastDay(null, Date.UTC(2027, 0, 1))).toBe('2027-01-01');
});

test('the previous period has as many days and ends the day before', () => {
  const days = { from: '2026-02-20', to: '2026-03-10' };
  const before = daysBefore(days);
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-19' });
  expect(countDays(before ?? days)).toBe(countDays(days));
  expect(daysBefore({ from: '2026-02-20' })).toBeUndefined();
});
