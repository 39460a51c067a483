import { expect, test } from 'vitest';
import { overflowingEnd, placeOnBar } from './bar-position.ts';

const places = (percents: number[], scale: 'winRate' | 'share') =>
  percents.map((percent) => placeOnBar(percent, scale));

test('half of all games is in the middle, 20 and 80 percent are the ends', () => {
  expect(places([20, 35, 50, 80], 'winRate')).toEqual([0, 25, 50, 100]);
});

test('what is beyond an end stays at it, and is told apart from what is on it', () => {
  expect(places([0, 12, 95, 100], 'winRate')).toEqual([0, 0, 100, 100]);
  const beyond = [12, 20, 50, 80, 95].map((percent) => overflowingEnd(percent, 'winRate'));
  expect(beyond).toEqual(['start', null, null, null, 'end']);
});

test('a share of another kind has a bar for all of it', () => {
  expect(places([0, 10, 100], 'share')).toEqual([0, 10, 100]);
  expect([0, 100].map((percent) => overflowingEnd(percent, 'share'))).toEqual([null, null]);
});
