import { expect, test } from 'vitest';
import { createInstantConverter } from './create-instant-converter.ts';

const wallClock = (text: string) => Date.parse(`${text}Z`);
const iso = (zone: string, text: string) =>
  new Date(createInstantConverter(zone)(wallClock(text))).toISOString();

test('summer and winter have their own offsets', () => {
  expect(iso('Europe/Berlin', '2026-01-15T12:00:00.250')).toBe('2026-01-15T11:00:00.250Z');
  expect(iso('Europe/Berlin', '2026-07-15T12:00:00')).toBe('2026-07-15T10:00:00.000Z');
  expect(iso('Asia/Kolkata', '2026-07-15T12:00:00')).toBe('2026-07-15T06:30:00.000Z');
});

test('distinguishes the hours around a clock change', () => {
  expect(iso('Europe/Berlin', '2026-03-29T01:59:59')).toBe('2026-03-29T00:59:59.000Z');
  expect(iso('Europe/Berlin', '2026-03-29T03:00:00')).toBe('2026-03-29T01:00:00.000Z');
  // A skipped time is moved forward; of a time that occurs twice, the first is taken.
  expect(iso('Europe/Berlin', '2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z');
  expect(iso('Europe/Berlin', '2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('Europe/Berlin', '2026-10-25T03:00:00')).toBe('2026-10-25T02:00:00.000Z');
});

test('results do not depend on earlier calls', () => {
  const toInstant = createInstantConverter('Australia/Lord_Howe');
  for (
    let at = wallClock('2026-04-04T00:00:00');
    at < wallClock('2026-04-06T00:00:00');
    at += 431_000
  ) {
    expect(toInstant(at)).toBe(createInstantConverter('Australia/Lord_Howe')(at));
  }
});

test('an invalid zone is rejected', () => {
  expect(() => createInstantConverter('Mars/Olympus')).toThrow(RangeError);
});

test('any time of any zone agrees with Temporal', () => {
  const zones = ['America/St_Johns', 'Europe/Dublin', 'Pacific/Apia', 'Asia/Kathmandu', '+01:00'];
  for (const zone of zones) {
    const toInstant = createInstantConverter(zone);
    // Covers both clock changes of a year, in steps that eventually reach every minute of the hour.
    for (
      let at = wallClock('2026-01-01T00:00:07');
      at < wallClock('2027-01-01T00:00:00');
      at += 8_177_123
    ) {
      const utc = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC');
      const expected = utc.toPlainDateTime().toZonedDateTime(zone).epochMilliseconds;
      expect(toInstant(at), `${zone} ${at}`).toBe(expected);
    }
  }
});
