import { expect, test } from 'vitest';
import { chooseInitialPeriod } from './choose-initial-period.ts';

test.each([
  { when: 'a match was finished today', isSeenToday: true, gamesToday: 1, period: 'today' },
  { when: 'no match was finished today', isSeenToday: true, gamesToday: 0, period: 'all' },
  { when: 'today’s matches are loading', isSeenToday: true, period: undefined },
  { when: 'today’s matches failed to load', isSeenToday: true, isError: true, period: 'all' },
  { when: 'the last match was on another day', isSeenToday: false, period: 'all' },
  {
    when: 'another player’s matches have loaded',
    isSeenToday: false,
    gamesToday: 5,
    period: 'all',
  },
  {
    when: 'all time is shown',
    shownPeriod: 'all',
    isSeenToday: true,
    gamesToday: 1,
    period: 'all',
  },
  { when: 'today is shown', shownPeriod: 'today', isSeenToday: false, period: 'today' },
] as const)('when $when, /private opens on $period', (conditions) => {
  expect(chooseInitialPeriod({ gamesToday: undefined, isError: false, ...conditions })).toBe(
    conditions.period,
  );
});
