import { expect, test } from 'vitest';
import { averageRecentMatches } from './average-recent-matches.ts';

test('ignores unfinished matches and what was done in them', () => {
  const matches = [
    { result: 'win', kills: 3, assists: 1 },
    { result: 'unfinished', kills: 9, assists: 9 },
    { result: 'draw', kills: 0, assists: 4 },
  ] as const;
  expect(averageRecentMatches(matches)).toEqual({ games: 2, kills: 1.5, assists: 2.5 });
  expect(averageRecentMatches([])).toEqual({ games: 0, kills: 0, assists: 0 });
});
