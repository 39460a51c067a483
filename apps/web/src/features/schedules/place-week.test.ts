import { HOUR_MS, localWeek, WEEK_MS } from '@scrapboard/schedule';
import { expect, test } from 'vitest';
import { placeWeek } from './place-week.ts';

const clanWar = { mode: 'clan-war', day: 1, from: 2, to: 6 };
const pageSchedule = {
  lanes: [{ kind: 'cw' as const, schedule: { windows: [clanWar], exceptions: [] } }],
};
const zone = 'America/New_York';
/** Five and a half hours ahead of UTC, so that hours of UTC cross its midnights. */
const kolkata = 'Asia/Kolkata';

test('a window that crosses midnight is on both days', () => {
  // Monday 02:00 to 06:00 UTC is Sunday 21:00 to Monday 01:00 in New York in winter.
  const week = placeWeek(pageSchedule, localWeek('2026-01-14', zone), zone, []);
  const blocks = week.map(({ lanes }) => lanes[0]?.blocks ?? []);
  expect(blocks.map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  expect(blocks[0]?.[0]).toMatchObject({
    start: 0,
    width: 100 / 24,
    continues: { before: true, after: false },
  });
  expect(blocks[6]?.[0]).toMatchObject({
    width: 12.5,
    continues: { before: false, after: true },
  });
  expect(blocks[6]?.[0]?.start).toBeCloseTo(87.5, 10);
});

test('on the day on which clocks go forward the same window is an hour later', () => {
  const sunday = placeWeek(pageSchedule, localWeek('2026-03-08', zone), zone, [])[6];
  expect(sunday?.changedHours?.map(({ hour }) => hour).slice(0, 4)).toEqual([0, 1, 3, 4]);
  // 22:00 is 21 hours after midnight, of 23.
  expect(sunday?.lanes[0]?.blocks[0]?.start).toBeCloseTo((100 * 21) / 23, 10);
});

test('matches are aligned with their window, even if clocks showed another hour then', () => {
  const january = Date.UTC(2026, 0, 12, 2);
  const hours = [
    { mode: 'clan-war', at: january, matches: 3 },
    { mode: 'clan-war', at: january + WEEK_MS + 5 * HOUR_MS, matches: 1 },
    { mode: '8v8', at: january, matches: 9 },
  ];
  const week = placeWeek(pageSchedule, localWeek('2026-07-08', zone), zone, hours);
  const bars = week.flatMap(({ lanes }) => lanes[0]?.bars ?? []);
  expect(bars.map(({ matches, isInside, share }) => [matches, isInside, share])).toEqual([
    [1, false, 25],
    [3, true, 75],
  ]);
  expect(bars[1]?.start).toBe(week[6]?.lanes[0]?.blocks[0]?.start);
});

test('an hour that crosses midnight is drawn on both days and counted on the first', () => {
  // Every hour of the week in UTC has a match, so that 18:00 to 19:00, 23:30 to 00:30 there, has one too.
  const monday = Date.UTC(2026, 0, 12);
  const hours = Array.from({ length: WEEK_MS / HOUR_MS }, (_, index) => ({
    mode: 'clan-war',
    at: monday + index * HOUR_MS,
    matches: 1,
  }));
  const week = placeWeek(pageSchedule, localWeek('2026-01-14', kolkata), kolkata, hours);
  const barsByDay = week.map(({ lanes }) => lanes[0]?.bars ?? []);
  expect(barsByDay.map((bars) => bars.length)).toEqual(week.map(() => 25));
  const counted = barsByDay.flat().filter(({ isContinued }) => !isContinued);
  expect(counted.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 10);
});
