import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toFirstDay, toLastDay } from './range-days.ts';

// Days begin at 18:30 of the day before in UTC.
beforeAll(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
afterAll(() => vi.unstubAllEnvs());

test('days are themselves; instants are on the day of the viewer, not on that of UTC', () => {
  expect([toFirstDay('2026-05-07'), toLastDay('2026-05-07')]).toEqual(['2026-05-07', '2026-05-07']);
  expect(toFirstDay('2026-05-06T18:30:00.000Z')).toBe('2026-05-07');
  expect(toFirstDay('2026-05-06T18:29:00.000Z')).toBe('2026-05-06');
});

test('a range that ends at midnight ends with the day before', () => {
  expect(toLastDay('2026-05-07T18:30:00.000Z')).toBe('2026-05-07');
  expect(toLastDay('2026-05-07T19:30:00.000Z')).toBe('2026-05-08');
});
