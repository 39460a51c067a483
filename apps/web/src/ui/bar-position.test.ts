import { expect, test } from 'vitest';
import { barPosition, overflowingEnd } from './bar-position.ts';

const positions = (percents: number[], scale: 'winRate' | 'share') =>
  percents.map((percent) => barPosition(percent, scale));

test('a win rate of 50% is in the middle, 20% and 80% are the ends', () => {
  expect(positions([20, 35, 50, 80], 'winRate')).toEqual([0, 25, 50, 100]);
});

test('a rate beyond an end is placed at the end, and reported as overflowing', () => {
  expect(positions([0, 12, 95, 100], 'winRate')).toEqual([0, 0, 100, 100]);
  const beyond = [12, 20, 50, 80, 95].map((percent) => overflowingEnd(percent, 'winRate'));
  expect(beyond).toEqual(['start', null, null, null, 'end']);
});

test('the bar of other shares reaches from 0 to 100%', () => {
  expect(positions([0, 10, 100], 'share')).toEqual([0, 10, 100]);
  expect([0, 100].map((percent) => overflowingEnd(percent, 'share'))).toEqual([null, null]);
});
