import type { PlayerGraphs } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSteps } from './merge-steps.ts';

function form(...steps: [wins: number, games: number][]): PlayerGraphs['form'] {
  return steps.map(([wins, games], index) => ({
    at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    games,
    winRate: rateOf(wins, games),
    damage: 0,
    score: 0,
    kills: 0,
    assists: 0,
    mvp: 0,
    mmr: null,
  }));
}

test('merges steps until a point has enough games', () => {
  const mergedSteps = mergeSteps(form([1, 1], [10, 25], [4, 12], [5, 8], [15, 20]), 20);
  expect(mergedSteps.map(({ winRate }) => [winRate.count, winRate.of])).toEqual([
    [11, 26],
    [9, 20],
    [15, 20],
  ]);
  expect(mergedSteps[0]?.from).toBe('2026-01-01T00:00:00.000Z');
  expect(mergedSteps[0]?.last).toBe('2026-01-02T00:00:00.000Z');
});

test('merges too small a remainder into the previous point, if there is one', () => {
  expect(mergeSteps(form([10, 20], [3, 3]), 20).map(({ winRate }) => winRate.of)).toEqual([23]);
  expect(mergeSteps(form([3, 3]), 20).map(({ winRate }) => winRate.of)).toEqual([3]);
  expect(mergeSteps([], 20)).toEqual([]);
});

test('counts every game exactly once', () => {
  const step = fc.nat(30).chain((games) => fc.tuple(fc.nat(games), fc.constant(games)));
  fc.assert(
    fc.property(fc.array(step as fc.Arbitrary<[number, number]>), (steps) => {
      const mergedSteps = mergeSteps(form(...steps), 20);
      const sum = (rates: { of: number }[]) => rates.reduce((total, rate) => total + rate.of, 0);
      expect(sum(mergedSteps.map((point) => point.winRate))).toBe(
        sum(steps.map(([, games]) => ({ of: games }))),
      );
    }),
  );
});
