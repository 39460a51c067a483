import type { ScheduleWindowData } from '@scrapboard/catalogue/core';
import { schedule } from '@scrapboard/catalogue/data/schedule';
import { planMatchStarts } from '@scrapboard/simulator';
import { expect, test } from 'vitest';
import {
  CHECKED_WEEKS,
  checkAgainstMatches,
  type Finding,
  type MatchHour,
} from './check-against-matches.ts';
import { HOUR_MS, WEEK_MS } from './durations.ts';

const until = Date.UTC(2026, 4, 8);
const clanWars = schedule.filter(({ mode }) => mode === 'clan-war');

/** Returns simulated matches, with Clan Wars played by the built-in schedule. */
function simulate(seed: number, matches = 9_000): MatchHour[] {
  const from = until - CHECKED_WEEKS * WEEK_MS;
  return planMatchStarts({ seed, matches, from, to: until }).map(({ mode, at }) => ({
    mode,
    at: Math.floor(at / HOUR_MS) * HOUR_MS,
    matches: 1,
  }));
}

function check(windows: readonly ScheduleWindowData[], matches: readonly MatchHour[]): Finding {
  const [finding] = checkAgainstMatches({
    schedule: { windows, exceptions: [] },
    matches,
    allMatches: matches,
    until,
  });
  if (finding === undefined) throw new Error('No finding');
  return finding;
}

const moveWindow = (hours: number, window: ScheduleWindowData) => ({
  ...window,
  from: window.from + hours,
  to: window.to + hours,
});

test('a correct schedule is never reported, in any of 12 simulations', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const finding = check(clanWars, simulate(seed));
    expect(finding.matches).toBeGreaterThan(50);
    expect([seed, finding.outside, finding.silent]).toEqual([seed, null, []]);
    expect(finding.inside).toBe(finding.matches);
  }
});

test('moved windows are found, with the week of the change and the hours', () => {
  // The schedule claims that all windows moved by three hours on 6 April, but they did not.
  const change = '2026-04-06';
  const windows = clanWars.flatMap((window) => [
    { ...window, until: change },
    { ...moveWindow(window.from >= 17 ? -3 : 3, window), since: change },
  ]);
  let exactCount = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { outside } = check(windows, simulate(seed));
    expect(outside?.mayBeEarlier).toBe(false);
    const delayDays = (Date.parse(outside?.since ?? '') - Date.parse(change)) / (WEEK_MS / 7);
    expect(delayDays).toBeGreaterThanOrEqual(0);
    if (delayDays <= 7) exactCount++;
    // The hours before the window, which is when they are played.
    for (const { from } of outside?.hours ?? [])
      expect([0, 1, 2, 11, 12, 13, 18, 19, 20]).toContain(new Date(from).getUTCHours());
  }
  expect(exactCount).toBeGreaterThanOrEqual(5);
});

test('a window without matches is found, with the day of its last match', () => {
  const windows = [...clanWars, { mode: 'clan-war', day: 3, from: 17, to: 21 }];
  const matches = simulate(2, 20_000);
  const { silent, outside } = check(windows, matches);
  expect(outside).toBeNull();
  expect(silent).toMatchObject([
    { window: { day: 3, from: 17, to: 21 }, lastPlayed: null, matches: 0 },
  ]);
  expect(silent[0]?.expected).toBeGreaterThan(20);

  const stopped = matches.filter(
    ({ mode, at }) =>
      mode !== 'clan-war' || at < Date.UTC(2026, 3, 7) || new Date(at).getUTCDay() !== 2,
  );
  expect(check(clanWars, stopped).silent).toMatchObject([
    { window: { day: 2, from: 17 }, lastPlayed: '2026-03-31' },
  ]);
});

test('a few matches, or one clan with a wrong clock, are not reported', () => {
  const tuesday = Date.UTC(2026, 4, 5, 8);
  const fewMatches = [0, 1, 2, 3].map((hour) => ({
    mode: 'clan-war',
    at: tuesday + hour * HOUR_MS,
    matches: 1,
  }));
  expect(check(clanWars, fewMatches)).toMatchObject({
    matches: 4,
    inside: 0,
    outside: null,
    silent: [],
  });
  const strayMatches = { mode: 'clan-war', at: tuesday, matches: 9 };
  expect(check(clanWars, [...simulate(4), strayMatches]).outside).toBeNull();
});

test('a match in the hour after a window is neither inside nor outside', () => {
  const at = Date.UTC(2026, 4, 5, 21);
  const late = [{ mode: 'clan-war', at, matches: 500 }];
  expect(check(clanWars, late)).toMatchObject({ matches: 500, inside: 0, outside: null });
  const later = [{ mode: 'clan-war', at: at + HOUR_MS, matches: 500 }];
  expect(check(clanWars, later).outside).toMatchObject({
    since: '2026-05-05',
    hours: [{ from: at + HOUR_MS, to: at + 2 * HOUR_MS, matches: 500 }],
  });
});
