import { expect, test } from 'vitest';
import { nextRowCount } from './next-row-count.ts';

test('a short table shows all of its rows at once, a long one a thousand more', () => {
  expect(nextRowCount(100, 1000)).toBe(1000);
  expect(nextRowCount(100, 10_000)).toBe(1100);
  expect(nextRowCount(1100, 1238)).toBe(1238);
});
