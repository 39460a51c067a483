import { expect, test } from 'vitest';
import { INITIAL_ELO, updateElo } from './elo.ts';

test('Elo moves points from losers to winners, and agrees with FIDE’s table', () => {
  const players = [
    { id: 'a', team: 1, bot: false },
    { id: 'b', team: 2, bot: false },
  ];
  const ratings = new Map([
    ['a', 1700],
    ['b', 1500],
  ]);
  // FIDE's table of expected scores gives 0.76 for a difference of 198 to 206 points.
  expect(updateElo(ratings, { winnerTeam: 2, players })?.expected).toBeCloseTo(0.76, 2);
  expect(ratings.get('a')).toBeCloseTo(1700 - 32 * 0.76, 0);
  expect((ratings.get('a') ?? 0) + (ratings.get('b') ?? 0)).toBeCloseTo(3200, 9);
  const playersAgainstBot = [
    { id: 'c', team: 1, bot: false },
    ...players.slice(1).map((p) => ({ ...p, bot: true })),
  ];
  expect(updateElo(ratings, { winnerTeam: 1, players: playersAgainstBot })).toBeNull();
  expect(ratings.get('c') ?? INITIAL_ELO).toBe(INITIAL_ELO);
});
