import { expect, test } from 'vitest';
import { poolSteps } from './pool-steps.ts';

const step = (key: string, games: number, value: number) => ({ key, games, weight: games, value });

test('steps of enough games stay points of their own', () => {
  expect(poolSteps([step('2026-01', 20, 40), step('2026-02', 30, 60)], 20)).toEqual([
    { ...step('2026-01', 20, 40), from: '2026-01' },
    { ...step('2026-02', 30, 60), from: '2026-02' },
  ]);
});

test('steps of few games become one point with their weighted mean', () => {
  expect(poolSteps([step('2026-01', 5, 80), step('2026-02', 15, 40)], 20)).toEqual([
    { ...step('2026-02', 20, 50), from: '2026-01' },
  ]);
});

test('a remainder of few games belongs to the point before', () => {
  expect(poolSteps([step('2026-01', 30, 50), step('2026-02', 10, 90)], 20)).toEqual([
    { ...step('2026-02', 40, 60), from: '2026-01' },
  ]);
});

test('too few games in all make no point', () => {
  expect(poolSteps([step('2026-01', 5, 100), step('2026-02', 5, 0)], 20)).toEqual([]);
});
