import { expect, test } from 'vitest';
import { planMatchStarts } from './plan-match-starts.ts';
import { Random } from './random.ts';
import { findWindowEnd, planDays, planGroupSessions } from './schedule.ts';
import { MAY_7_2026, yearBefore } from './testing/log-lines.ts';

const { from, to } = yearBefore(MAY_7_2026);

test('matches are spread over the days, with more on weekends', () => {
  const days = planDays(from, to, 4_000, new Random(1));
  expect(days.reduce((sum, day) => sum + day.matches, 0)).toBe(4_000);
  const mean = (weekdays: number[]) => {
    const matching = days.filter((day) =>
      weekdays.includes(new Date((day.from + day.to) / 2).getUTCDay()),
    );
    return matching.reduce((sum, day) => sum + day.matches, 0) / matching.length;
  };
  expect(mean([0, 6])).toBeGreaterThan(1.3 * mean([1, 2, 3]));
});

test('group sessions stay within their day and contain all of its matches', () => {
  const random = new Random(5);
  for (const day of planDays(from, to, 3_000, random).slice(0, 60)) {
    const groupSessions = planGroupSessions(day, false, random);
    expect(groupSessions.reduce((sum, groupSession) => sum + groupSession.modes.length, 0)).toBe(
      day.matches,
    );
    for (const groupSession of groupSessions) {
      expect(groupSession.startsAt).toBeGreaterThanOrEqual(day.from);
      expect(groupSession.startsAt + groupSession.durationMs).toBeLessThan(day.to);
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
