import { schedule as windows } from '@scrapboard/catalogue/data/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, WEEK_MS } from './durations.ts';
import { expandSchedule } from './expand-schedule.ts';
import { findNowAndNext } from './find-now-and-next.ts';

const instantOf = (text: string) => Date.parse(text);
const clanWar = { mode: 'clan-war', day: 1, from: 11, to: 15 };

test('a week contains each window once, and adjacent windows of a mode are merged', () => {
  const from = instantOf('2026-03-02T00:00:00Z');
  const occurrences = expandSchedule({ windows, exceptions: [] }, { from, to: from + WEEK_MS });
  // Battle Royale on Saturday and Sunday is one occurrence; all others are separate.
  expect(occurrences).toHaveLength(windows.length - 1);
  expect(occurrences.find(({ mode }) => mode === 'battle-royale')).toEqual({
    mode: 'battle-royale',
    from: instantOf('2026-03-07T00:00:00Z'),
    to: instantOf('2026-03-09T00:00:00Z'),
  });
});

test('a past week follows the schedule that was valid then', () => {
  const data = {
    windows: [
      { ...clanWar, until: '2026-03-09' },
      { ...clanWar, from: 13, to: 17, since: '2026-03-09' },
    ],
    exceptions: [],
  };
  const hoursOf = (day: string) =>
    expandSchedule(data, { from: instantOf(day), to: instantOf(day) + DAY_MS }).map(
      ({ from, to }) => [new Date(from).getUTCHours(), new Date(to).getUTCHours()],
    );
  expect(hoursOf('2026-03-02')).toEqual([[11, 15]]);
  expect(hoursOf('2026-03-09')).toEqual([[13, 17]]);
});

test('exceptions cancel the windows that begin in their hours, and add others', () => {
  const data = {
    windows: [clanWar],
    exceptions: [
      { mode: 'clan-war', date: '2026-03-02', from: 0, to: 12, cancelled: true },
      { mode: 'clan-war', date: '2026-03-09', from: 12, to: 24, cancelled: true },
      { mode: 'clan-war', date: '2026-03-03', from: 20, to: 24, cancelled: false },
    ],
  };
  const span = { from: instantOf('2026-03-02T00:00:00Z'), to: instantOf('2026-03-16T00:00:00Z') };
  expect(expandSchedule(data, span).map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-03-03T20:00:00.000Z',
    '2026-03-09T11:00:00.000Z',
  ]);
});

test('any hour is in a window if, and only if, its weekday and hour are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400_000, max: 500_000 }), (hour) => {
      const from = hour * HOUR_MS;
      const date = new Date(from);
      const day = date.getUTCDay() || 7;
      const modes = windows
        .filter(
          (window) =>
            window.day === day &&
            window.from <= date.getUTCHours() &&
            date.getUTCHours() < window.to,
        )
        .map(({ mode }) => mode);
      const open = expandSchedule({ windows, exceptions: [] }, { from, to: from + HOUR_MS });
      expect(open.map(({ mode }) => mode).toSorted()).toEqual(modes.toSorted());
    }),
  );
});

test('open windows end at their own time, and the next ones are those that begin first', () => {
  const data = { windows: windows.filter(({ mode }) => mode.endsWith('clan-war')), exceptions: [] };
  const monday = findNowAndNext(data, instantOf('2026-03-02T12:30:00Z'));
  expect(monday.now).toEqual([
    {
      mode: 'clan-war',
      from: instantOf('2026-03-02T11:00:00Z'),
      to: instantOf('2026-03-02T15:00:00Z'),
    },
  ]);
  expect(monday.next.map(({ from }) => from)).toEqual([instantOf('2026-03-03T17:00:00Z')]);
  const ended = findNowAndNext(data, instantOf('2026-03-02T15:00:00Z'));
  expect(ended.now).toEqual([]);
});
