import { expect, test } from 'vitest';
import { partialStep } from './partial-steps.ts';

const year = { from: '2025-11-24', to: '2026-11-23' };

test('the first and the last month of a period are partial unless it begins and ends with them', () => {
  expect(partialStep('2025-11', 'month', year, year.to)).toEqual({
    missing: 'start',
    from: '2025-11-24',
    to: '2025-11-30',
  });
  expect(partialStep('2026-05', 'month', year, year.to)).toBe(null);
  expect(partialStep('2026-11', 'month', year, year.to)).toEqual({
    missing: 'end',
    from: '2026-11-01',
    to: '2026-11-23',
  });
  const january = { from: '2026-01-01', to: '2026-01-31' };
  expect(partialStep('2026-01', 'month', january, '2026-02-10')).toBe(null);
  const within = { from: '2026-01-05', to: '2026-01-20' };
  expect(partialStep('2026-01', 'month', within, '2026-02-10')?.missing).toBe('both');
});

test('with an open period the last month ends with the newest match', () => {
  expect(partialStep('2026-11', 'month', {}, '2026-11-23')?.to).toBe('2026-11-23');
  expect(partialStep('2026-10', 'month', {}, '2026-11-23')).toBe(null);
});

test('days are never partial, and weeks are from Monday to Sunday', () => {
  expect(partialStep('2026-11-23', 'day', year, year.to)).toBe(null);
  expect(partialStep('2026-11-23', 'week', year, year.to)?.to).toBe('2026-11-23');
  expect(partialStep('2025-11-24', 'week', year, year.to)).toBe(null);
});
