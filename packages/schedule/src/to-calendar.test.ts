import { schedule as builtIn } from '@scrapboard/catalogue/data/schedule';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { HOUR_MS, WEEK_MS } from './durations.ts';
import { expandSchedule, type ScheduleData } from './expand-schedule.ts';
import { toCalendar } from './to-calendar.ts';

const writeCalendar = (schedule: ScheduleData) =>
  toCalendar({
    name: 'Clan Wars',
    schedule,
    seasons: [{ id: 's1', name: 'Season 1', from: '2026-03-01', to: '2026-06-01' }],
    modeName: (mode) => mode,
    asOf: '2023-05',
    description: 'As of 2023-05, "from the game"; check there.',
  });

/** Returns the events of a span, as another library reads them by the rules of RFC 5545. */
function readBack(text: string, from: number, to: number) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .filter((event) => !event.startDate.isDate)
    .flatMap((event) => {
      const durationMs = event.duration.toSeconds() * 1000;
      if (!event.isRecurring()) {
        const start = event.startDate.toJSDate().getTime();
        return [{ mode: event.summary, from: start, to: start + durationMs }];
      }
      const occurrences = [];
      const iterator = event.iterator();
      for (let next = iterator.next(); next; next = iterator.next()) {
        const start = next.toJSDate().getTime();
        if (start >= to) break;
        occurrences.push({ mode: event.summary, from: start, to: start + durationMs });
      }
      return occurrences;
    })
    .filter((open) => open.from >= from && open.from < to)
    .toSorted((a, b) => a.from - b.from || (a.mode < b.mode ? -1 : 1));
}

test('another library reads the weekly windows, first and last days, and exceptions', () => {
  const data: ScheduleData = {
    windows: [
      ...builtIn.filter(({ mode }) => mode.endsWith('clan-war')),
      { mode: 'arena', day: 3, from: 18, to: 24, until: '2026-03-12' },
      { mode: 'arena', day: 3, from: 17, to: 23, since: '2026-03-12' },
    ],
    exceptions: [
      { mode: 'clan-war', date: '2026-03-14', from: 0, to: 16, cancelled: true },
      { mode: 'clan-war', date: '2026-03-13', from: 20, to: 24, cancelled: false },
    ],
  };
  const from = Date.UTC(2026, 2, 2);
  const to = from + 4 * WEEK_MS;
  const readWindows = readBack(writeCalendar(data), from, to);
  const expandedWindows = expandSchedule(data, { from, to });
  expect(readWindows).toEqual(
    expandedWindows.toSorted((a, b) => a.from - b.from || (a.mode < b.mode ? -1 : 1)),
  );
  // Ten windows of Clan Wars a week less one, one more, and the arena each week.
  expect(readWindows).toHaveLength(4 * 10 - 1 + 1 + 4);
  expect(
    readWindows
      .filter(({ mode }) => mode === 'arena')
      .map((open) => new Date(open.from).getUTCHours()),
  ).toEqual([18, 18, 17, 17]);
});

test('windows do not move in UTC when clocks change', () => {
  const text = writeCalendar({
    windows: [{ mode: 'clan-war', day: 2, from: 17, to: 21 }],
    exceptions: [],
  });
  const from = Date.UTC(2026, 2, 1);
  const starts = readBack(text, from, from + 6 * WEEK_MS).map((open) => open.from);
  expect(starts.map((at) => (at - (starts[0] ?? 0)) / WEEK_MS)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(text).toContain('DTSTART:20230502T170000Z');
});

test('the file is the same every time, has unique ids and folds long lines', () => {
  const data = { windows: builtIn, exceptions: [] };
  const text = writeCalendar(data);
  expect(writeCalendar(data)).toBe(text);
  const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(builtIn.length + 1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20260301');
  expect(text).toContain('REFRESH-INTERVAL');
});

test('a window of a whole day ends at the next midnight', () => {
  const text = writeCalendar({
    windows: [{ mode: 'arena', day: 6, from: 0, to: 24 }],
    exceptions: [],
  });
  const [first] = readBack(text, Date.UTC(2026, 2, 7), Date.UTC(2026, 2, 8));
  expect((first?.to ?? 0) - (first?.from ?? 0)).toBe(24 * HOUR_MS);
});
