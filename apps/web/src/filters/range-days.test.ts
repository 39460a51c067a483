import { expect, test } from 'vitest';
import { toLocalDay } from '../to-local-day.ts';
import { toFirstDay, toLastDay } from './range-days.ts';

test('days are themselves; instants are on the day of the viewer, whichever UTC has', () => {
  const [midnight, noon] = [new Date(2026, 4, 7), new Date(2026, 4, 7, 12)];
  expect([toFirstDay('2026-05-07'), toLastDay('2026-05-07')]).toEqual(['2026-05-07', '2026-05-07']);
  expect(toFirstDay(midnight.toISOString())).toBe('2026-05-07');
  expect(toFirstDay(noon.toISOString())).toBe(toLocalDay(noon.getTime()));
});

test('a range that ends at midnight ends with the day before', () => {
  expect(toLastDay(new Date(2026, 4, 8).toISOString())).toBe('2026-05-07');
  expect(toLastDay(new Date(2026, 4, 8, 1).toISOString())).toBe('2026-05-08');
});
