import { expect, test } from 'vitest';
import { groupBySession } from './group-by-session.ts';

const at = (hour: number, minute = 0) =>
  `2026-11-21T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;
const match = (hour: number, minute = 0) => ({ startedAt: at(hour, minute) });
const session = (from: string, to: string) => ({
  from,
  to,
  matches: 9,
  wins: 4,
  losses: 5,
  draws: 0,
  mmrChange: -11,
});

test('groups every match under its session, in the order of the server', () => {
  const matches = [match(22, 10), match(22), match(18), match(9)];
  const sessions = [session(at(22), at(22, 10)), session(at(18), at(18)), session(at(9), at(9))];
  expect(groupBySession(matches, sessions).map(({ matches }) => matches)).toEqual([
    [match(22, 10), match(22)],
    [match(18)],
    [match(9)],
  ]);
});

test('shows sessions that began on an earlier page, and omits those without a match', () => {
  const sessions = [session(at(20), at(23)), session(at(9), at(10))];
  expect(groupBySession([match(21), match(20, 30)], sessions)).toEqual([
    { session: sessions[0], matches: [match(21), match(20, 30)] },
  ]);
});
