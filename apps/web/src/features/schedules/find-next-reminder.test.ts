import { expect, test } from 'vitest';
import { findNextReminder } from './find-next-reminder.ts';

const schedule = {
  windows: [
    { mode: 'clan-war', day: 1, from: 11, to: 15 },
    { mode: 'leviathan-clan-war', day: 1, from: 11, to: 15 },
    { mode: 'clan-war', day: 2, from: 17, to: 21 },
  ],
  exceptions: [],
};
const toMs = (text: string) => Date.parse(text);

test('a reminder is due the given number of minutes before the next windows', () => {
  const next = findNextReminder(schedule, 15, toMs('2026-03-02T10:00:00Z'));
  expect(next?.at).toBe(toMs('2026-03-02T10:45:00Z'));
  expect(next?.occurrences.map(({ mode }) => mode)).toEqual(['clan-war', 'leviathan-clan-war']);
});

test('a reminder that was shown is not due again', () => {
  const next = findNextReminder(schedule, 15, toMs('2026-03-02T10:45:00Z'));
  expect(next?.at).toBe(toMs('2026-03-03T16:45:00Z'));
  expect(findNextReminder({ windows: [], exceptions: [] }, 15, 0)).toBeNull();
});
