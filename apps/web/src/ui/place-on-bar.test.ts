import { expect, test } from 'vitest';
import { isBeyondBar, placeOnBar } from './place-on-bar.ts';

test('half is in the middle, 20 and 80 percent are the ends', () => {
  expect([20, 35, 50, 80].map(placeOnBar)).toEqual([0, 25, 50, 100]);
});

test('what is beyond an end stays at it, and is told apart from what is on it', () => {
  expect([0, 12, 95, 100].map(placeOnBar)).toEqual([0, 0, 100, 100]);
  expect([12, 20, 50, 80, 95].map(isBeyondBar)).toEqual(['start', null, null, null, 'end']);
});
