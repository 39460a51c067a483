import { expect, test } from 'vitest';
import { planMatchStarts } from './plan-match-starts.ts';
import { Random } from './random.ts';
import { findWindowEnd, planDayWindows, planGroupSessions } from './schedule.ts';
import { MAY_7_2026, yearBefore } from './testing/log-lines.ts';

const { from, to } = yearBefore(MAY_7_2026);

test('matches are spread over the days, with more on weekends', () => {
  const windows = planDayWindows(from, to, 4_000, new Random(1));
  expect(windows.reduce((sum, window) => sum + window.matches, 0)).toBe(4_000);
  const mean = (days: number[]) => {
    const matching = windows.filter((window) =>
      days.includes(new Date((window.from + window.to) / 2).getUTCDay()),
    );
    return matching.reduce((sum, window) => sum + window.matches, 0) / matching.length;
  };
  expect(mean([0, 6])).toBeGreaterThan(1.3 * mean([1, 2, 3]));
});

test('group sessions stay within their day and contain all of its matches', () => {
  const random = new Random(5);
  for (const window of planDayWindows(from, to, 3_000, random).slice(0, 60)) {
    const groupSessions = planGroupSessions(window, false, random);
    expect(groupSessions.reduce((sum, groupSession) => sum + groupSession.modes.length, 0)).toBe(
      window.matches,
    );
    for (const groupSession of groupSessions) {
      expect(groupSession.startsAt).toBeGreaterThanOrEqual(window.from);
      expect(groupSession.startsAt + groupSession.durationMs).toBeLessThan(window.to);
    }
  }
});

test('Clan Wars begin within the windows of the catalogue', () => {
  const starts = planMatchStarts({ seed: 5, matches: 3_000, from, to }).filter(({ mode }) =>
    mode.endsWith('clan-war'),
  );
  expect(starts.length).toBeGreaterThan(100);
  expect(starts.filter(({ mode, at }) => findWindowEnd(mode, at) === null)).toEqual([]);
});
