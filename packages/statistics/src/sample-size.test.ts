import { expect, test } from 'vitest';
import { sampleSize } from './sample-size.ts';
import { rateOf } from './wilson-interval.ts';

test('classifies how far a rate can be trusted', () => {
  expect([0, 1, 19, 20, 99, 100, 5000].map(sampleSize)).toEqual([
    'none',
    'few',
    'few',
    'small',
    'small',
    'enough',
    'enough',
  ]);
});

test('the limits give the documented interval widths', () => {
  const twenty = rateOf(10, 20);
  expect([Math.round(twenty.low), Math.round(twenty.high)]).toEqual([30, 70]);
  const hundred = rateOf(50, 100);
  expect(hundred.high - hundred.low).toBeLessThan(20);
});
