import { expect, test } from 'vitest';
import { formatSessionName, zoneOffsetMs } from './clock.ts';

const HOUR_MS = 3_600_000;

test('a zone follows daylight saving to the hour', () => {
  const change = Date.UTC(2026, 2, 29, 1);
  expect(zoneOffsetMs('Europe/Berlin', change - 1)).toBe(HOUR_MS);
  expect(zoneOffsetMs('Europe/Berlin', change)).toBe(2 * HOUR_MS);
  expect(zoneOffsetMs('America/New_York', Date.UTC(2026, 0, 1))).toBe(-5 * HOUR_MS);
  expect(zoneOffsetMs('Asia/Tokyo', Date.UTC(2026, 6, 1))).toBe(9 * HOUR_MS);
});

test('a session is named by the local time of its start', () => {
  expect(formatSessionName(Date.UTC(2026, 4, 7, 9, 58, 30))).toBe('2026.05.07 09.58.30');
});
