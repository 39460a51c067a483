import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const move = (key: string, index: number) => moveInGrid(key, index, 4, 10);

test('left and right arrows move by one tile and stop at the ends', () => {
  expect([move('ArrowRight', 3), move('ArrowRight', 9)]).toEqual([4, 9]);
  expect([move('ArrowLeft', 4), move('ArrowLeft', 0)]).toEqual([3, 0]);
});

test('up and down stay in their column, even if the last row is short', () => {
  expect([move('ArrowDown', 1), move('ArrowDown', 5), move('ArrowDown', 6)]).toEqual([5, 9, 6]);
  expect([move('ArrowUp', 9), move('ArrowUp', 2)]).toEqual([5, 2]);
});

test('Home, End and the page keys jump, and other keys do nothing', () => {
  expect([move('Home', 7), move('End', 2)]).toEqual([0, 9]);
  expect([move('PageDown', 2), move('PageUp', 9)]).toEqual([9, 0]);
  expect(move('a', 2)).toBeUndefined();
});
