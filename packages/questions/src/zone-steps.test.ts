import { expect, test } from 'vitest';
import { createOffsetFinder, isZone, listZoneSteps } from './zone-steps.ts';

const HOUR_MS = 3_600_000;
const always = { from: -Infinity, to: Infinity };

test('a zone changes its offset at the exact second', () => {
  const steps = listZoneSteps('Europe/Berlin', {
    from: Date.parse('2026-01-01T00:00:00Z'),
    to: Date.parse('2027-01-01T00:00:00Z'),
  });
  expect(steps).toEqual([
    { until: Date.parse('2026-03-29T01:00:00Z'), offsetMs: HOUR_MS },
    { until: Date.parse('2026-10-25T01:00:00Z'), offsetMs: 2 * HOUR_MS },
    { until: Infinity, offsetMs: HOUR_MS },
  ]);
});

test('offsets agree with how the platform formats times', () => {
  const zones = ['America/St_Johns', 'Asia/Kolkata', 'Africa/Casablanca', 'Australia/Lord_Howe'];
  for (const timeZone of zones) {
    const offsetAt = createOffsetFinder(timeZone, always);
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    });
    const utc = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    for (let at = Date.UTC(2022, 0, 1); at < Date.UTC(2027, 0, 1); at += 37 * HOUR_MS) {
      expect(utc.format(at + offsetAt(at)), `${timeZone} ${at}`).toBe(format.format(at));
    }
  }
});

test('a period in one offset has one step', () => {
  const period = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) };
  expect(listZoneSteps('Europe/Berlin', period)).toEqual([{ until: Infinity, offsetMs: HOUR_MS }]);
  expect(listZoneSteps('UTC', always)).toEqual([{ until: Infinity, offsetMs: 0 }]);
});

test('names of zones are distinguished from other names', () => {
  expect(isZone('Europe/Berlin')).toBe(true);
  expect(isZone('Europe/Atlantis')).toBe(false);
});
