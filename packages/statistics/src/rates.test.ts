import fc from 'fast-check';
import { expect, test } from 'vitest';
import { killAssistRate, mvpRate, perGame, share, winRate } from './rates.ts';

test('rates follow their formulas', () => {
  expect(winRate(37, 50)).toBe(74);
  expect(mvpRate(5, 50)).toBe(10);
  expect(killAssistRate(60, 40, 50)).toBe(200);
  expect(perGame(1234, 10)).toBe(123.4);
  expect(share(1, 8)).toBe(12.5);
});

test('rates without games are 0', () => {
  expect([
    winRate(0, 0),
    mvpRate(0, 0),
    killAssistRate(3, 4, 0),
    perGame(5, 0),
    share(5, 0),
  ]).toEqual([0, 0, 0, 0, 0]);
});

test('a win rate is between 0 and 100 and grows with every win', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (games, n) => {
      const wins = n % games;
      expect(winRate(wins, games)).toBeGreaterThanOrEqual(0);
      expect(winRate(wins + 1, games)).toBeLessThanOrEqual(100);
      expect(winRate(wins + 1, games)).toBeGreaterThan(winRate(wins, games));
    }),
  );
});
