import { expect, test } from 'vitest';
import { logTicks } from './log-ticks.ts';

test('ticks are 1, 2 and 5 times powers of ten, or only the powers if those are too many', () => {
  expect(logTicks(0.3, 12, 5)).toEqual([0.5, 1, 2, 5, 10]);
  expect(logTicks(0.0001, 1000, 3)).toEqual([0.0001, 0.001, 0.01, 0.1, 1, 10, 100, 1000]);
});
