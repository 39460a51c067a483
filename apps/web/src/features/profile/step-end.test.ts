import { expect, test } from 'vitest';
import { stepEnd } from './step-end.ts';

test('ends a step of the time axis where the next begins', () => {
  expect(stepEnd('2026-02-28T00:00:00.000Z', 'day')).toBe('2026-03-01T00:00:00.000Z');
  expect(stepEnd('2026-12-28T00:00:00.000Z', 'week')).toBe('2027-01-04T00:00:00.000Z');
  expect(stepEnd('2026-12-01T00:00:00.000Z', 'month')).toBe('2027-01-01T00:00:00.000Z');
});
