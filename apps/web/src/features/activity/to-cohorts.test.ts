import { expect, test } from 'vitest';
import { countNewAndReturning, toCohorts } from './to-cohorts.ts';

const months = ['2026-01', '2026-02', '2026-03'];
const count = (cohort: string, month: string, players: number) => ({ cohort, month, players });
const counts = [
  count('2025-12', '2026-01', 3),
  count('2026-01', '2026-01', 10),
  count('2026-01', '2026-02', 4),
  count('2026-01', '2026-03', 2),
  count('2026-03', '2026-03', 5),
];

test('players are new in the month in which they were first seen', () => {
  expect(countNewAndReturning(counts, months)).toEqual([
    { month: '2026-01', new: 10, returning: 3 },
    { month: '2026-02', new: 0, returning: 4 },
    { month: '2026-03', new: 5, returning: 2 },
  ]);
});

test('a cohort has the players of each later month; those that began before the period are left out', () => {
  expect(toCohorts(counts, months)).toEqual([
    { cohort: '2026-01', size: 10, laterPlayers: [4, 2] },
    { cohort: '2026-03', size: 5, laterPlayers: [] },
  ]);
});
