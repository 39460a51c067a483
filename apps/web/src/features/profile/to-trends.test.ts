import { rateOf } from '@scrapboard/statistics/wilson-interval';
import { expect, test } from 'vitest';
import { toTrends } from './to-trends.ts';

const point = (games: number, wins: number, mvp: number, mmr: number | null) => ({
  at: '2026-11-16T00:00:00.000Z',
  games,
  winRate: rateOf(wins, games),
  damage: 0,
  score: 0,
  kills: 1.5,
  assists: 0.5,
  mvp,
  mmr,
});

test('has one value per step in each trend, without unknown values', () => {
  const trends = toTrends({ form: [point(20, 5, 0.1, null), point(40, 30, 0.25, 1640)] });
  expect(trends).toMatchObject({
    games: [20, 40],
    wins: [5, 30],
    winRate: [25, 75],
    mvp: [2, 10],
    mvpRate: [10, 25],
    kills: [1.5, 1.5],
    killsAssists: [200, 200],
    mmr: [1640],
  });
});

test('merges win rates of few games', () => {
  expect(toTrends({ form: [point(12, 12, 0, 1600), point(8, 0, 0, 1600)] }).winRate).toEqual([60]);
});
