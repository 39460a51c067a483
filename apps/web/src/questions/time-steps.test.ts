import { expect, test } from 'vitest';
import { allSteps, daysOfStep, startOfStep } from './time-steps.ts';

test('steps without rows are included', () => {
  expect(allSteps(['2025-11', '2026-02', '-'], 'month')).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(allSteps(['2026-03-02', '2026-02-16'], 'week')).toEqual([
    '2026-02-16',
    '2026-02-23',
    '2026-03-02',
  ]);
  expect(allSteps([], 'day')).toEqual([]);
});

test('a step has days from its first to its last', () => {
  expect(daysOfStep('2026-02', 'month')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOfStep('2026-02-23', 'week')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(daysOfStep('2026-02-23', 'day')).toEqual({ from: '2026-02-23', to: '2026-02-23' });
  expect(startOfStep('2026-02')).toBe(Date.UTC(2026, 1, 1));
});
