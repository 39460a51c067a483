import { expect, test } from 'vitest';
import { type SessionMatchRow, toPlaySessions } from './to-play-sessions.ts';

/**
 * Returns matches at these minutes, newest first; unless stated otherwise, each is a win and worth
 * +5.
 */
const matches = (
  minutes: number[],
  change: (minute: number) => Partial<SessionMatchRow> = () => ({}),
) =>
  minutes.map((minute): SessionMatchRow => {
    const started_at = new Date(Date.UTC(2026, 10, 21) + minute * 60_000);
    return { started_at, result: 1, mmr_change: 5, ...change(minute) };
  });
const instantAt = (minute: number) =>
  new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString();

test('a break of more than two hours ends a session', () => {
  const rows = matches([601, 480, 360, 0]);
  expect(toPlaySessions(rows, rows).map(({ from, to }) => [from, to])).toEqual([
    [instantAt(601), instantAt(601)],
    [instantAt(360), instantAt(480)],
    [instantAt(0), instantAt(0)],
  ]);
});

test('a session counts its results and adds up the changes of its rated matches', () => {
  const results: Record<number, Partial<SessionMatchRow>> = {
    30: { result: -1, mmr_change: -9 },
    20: { result: 0, mmr_change: null },
    10: { result: null, mmr_change: null },
  };
  const rows = matches([30, 20, 10, 0], (minute) => results[minute] ?? {});
  expect(toPlaySessions(rows, rows)).toEqual([
    {
      from: instantAt(0),
      to: instantAt(30),
      matches: 4,
      wins: 1,
      losses: 1,
      draws: 1,
      mmrChange: -4,
    },
  ]);
  const unrated = matches([30, 20], () => ({ mmr_change: null }));
  expect(toPlaySessions(unrated, unrated)).toMatchObject([{ mmrChange: null }]);
});

test('the sessions of a page are complete, and those of other pages are left out', () => {
  const rows = matches([1000, 420, 400, 380, 360, 0]);
  const sessions = toPlaySessions(rows, rows.slice(2, 4));
  expect(sessions).toMatchObject([
    { from: instantAt(360), to: instantAt(420), matches: 4, mmrChange: 20 },
  ]);
  expect(toPlaySessions(rows, [])).toEqual([]);
});
