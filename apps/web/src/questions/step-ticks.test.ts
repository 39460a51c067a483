import { expect, test } from 'vitest';
import { stepTicks } from './step-ticks.ts';

test('months have ticks at months, with the year where it changes', () => {
  const keys = ['2025-11', '2025-12', '2026-01', '2026-02'];
  const ticks = stepTicks(keys, 'month', 'en');
  expect(ticks(0, 1, 6).map(({ text }) => text)).toEqual(['Nov 2025', 'Dec', 'Jan 2026', 'Feb']);
  expect(ticks(0, 1, 2).map(({ text }) => text)).toEqual(['Nov 2025', 'Jan 2026']);
  expect(ticks(0, 1, 2)[1]?.at).toBe(Date.UTC(2026, 0, 1));
});
