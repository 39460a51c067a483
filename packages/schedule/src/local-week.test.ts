import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { hoursOfDay } from './hours-of-day.ts';
import { addWeeks, localDate, localWeek } from './local-week.ts';

const hoursIn = ({ from, to }: { from: number; to: number }) => (to - from) / HOUR_MS;

test('days have 23 or 25 hours when clocks change', () => {
  // New York, 8 March 2026: clocks go forward at 2:00; 1 November: back at 2:00.
  const march = localWeek('2026-03-08', 'America/New_York');
  expect(march.map(({ date }) => date)).toEqual(
    ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-03-${day}`),
  );
  expect(march.map(hoursIn)).toEqual([24, 24, 24, 24, 24, 24, 23]);
  expect(march[0]?.from).toBe(Date.parse('2026-03-02T05:00:00Z'));
  expect(localWeek('2026-11-01', 'America/New_York').map(hoursIn)[6]).toBe(25);
});

test('a day begins when the clocks skip its midnight, and a skipped day has no hours', () => {
  // Cairo, 24 April 2026: clocks go from 0:00 to 1:00.
  const friday = localWeek('2026-04-24', 'Africa/Cairo')[4];
  expect(friday).toEqual({
    date: '2026-04-24',
    from: Date.parse('2026-04-24T00:00:00+02:00'),
    to: Date.parse('2026-04-25T00:00:00+03:00'),
  });
  expect(friday && hoursOfDay(friday, 'Africa/Cairo')[0]?.hour).toBe(1);
});

test('hours are those that clocks show: one is skipped, or comes twice', () => {
  const hours = (day: string, index: number) => {
    const local = localWeek(day, 'America/New_York')[index];
    return local ? hoursOfDay(local, 'America/New_York').map(({ hour }) => hour) : [];
  };
  expect(hours('2026-03-08', 6).slice(0, 4)).toEqual([0, 1, 3, 4]);
  expect(hours('2026-11-01', 6).slice(0, 4)).toEqual([0, 1, 1, 2]);
  // Lord Howe Island moves its clocks by half an hour: 5 April 2026, back at 2:00.
  const sunday = localWeek('2026-04-05', 'Australia/Lord_Howe')[6];
  expect(sunday && hoursOfDay(sunday, 'Australia/Lord_Howe').slice(0, 4).map(hoursIn)).toEqual([
    1, 1, 0.5, 1,
  ]);
});

test('days of any week and zone follow each other without a gap, and begin with their date', () => {
  const zones = [
    'UTC',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Africa/Cairo',
    'Pacific/Chatham',
    'America/Havana',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 16_500, max: 23_000 }),
      (zone, day) => {
        const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        const week = localWeek(date, zone);
        expect(week.map((local) => local.date)).toContain(date);
        week.forEach((local, index) => {
          expect(localDate(local.from, zone)).toBe(local.date);
          expect(localDate(local.to - 1, zone)).toBe(local.date);
          expect(week[index + 1]?.from ?? local.to).toBe(local.to);
          const hours = hoursOfDay(local, zone);
          expect(hours[0]?.from).toBe(local.from);
          expect(hours.at(-1)?.to).toBe(local.to);
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('weeks are added by the calendar', () => {
  expect(addWeeks('2026-03-02', 1)).toBe('2026-03-09');
  expect(addWeeks('2026-01-05', -1)).toBe('2025-12-29');
});
