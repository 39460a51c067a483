import { expect, test } from 'vitest';
import { formatClock } from './clock.ts';

test('formats seconds like a clock', () => {
  expect([0, 7, 67.9, 3753].map(formatClock)).toEqual(['0:00', '0:07', '1:07', '1:02:33']);
});
