import { expect, test } from 'vitest';
import { endOfStep } from './end-of-step.ts';

test('ends a step of the time axis where the next begins', () => {
  expect(endOfStep('2026-02-28T00:00:00.000Z', 'day')).toBe('2026-03-01T00:00:00.000Z');
  expect(endOfStep('2026-12-28T00:00:00.000Z', 'week')).toBe('2027-01-04T00:00:00.000Z');
  expect(endOfStep('2026-12-01T00:00:00.000Z', 'month')).toBe('2027-01-01T00:00:00.000Z');
});
