import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test('writes seconds like a clock', () => {
  expect([0, 7, 67.9, 3753].map(clock)).toEqual(['0:00', '0:07', '1:07', '1:02:33']);
});
