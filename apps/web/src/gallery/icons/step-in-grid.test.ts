import { expect, test } from 'vitest';
import { stepInGrid } from './step-in-grid.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const step = (key: string, at: number) => stepInGrid(key, at, 4, 10);

test('left and right arrows move by one tile and stop at the ends', () => {
  expect([step('ArrowRight', 3), step('ArrowRight', 9)]).toEqual([4, 9]);
  expect([step('ArrowLeft', 4), step('ArrowLeft', 0)]).toEqual([3, 0]);
});

test('up and down stay in their column, even if the last row is short', () => {
  expect([step('ArrowDown', 1), step('ArrowDown', 5), step('ArrowDown', 6)]).toEqual([5, 9, 6]);
  expect([step('ArrowUp', 9), step('ArrowUp', 2)]).toEqual([5, 2]);
});

test('Home, End and the page keys jump, and other keys do nothing', () => {
  expect([step('Home', 7), step('End', 2)]).toEqual([0, 9]);
  expect([step('PageDown', 2), step('PageUp', 9)]).toEqual([9, 0]);
  expect(step('a', 2)).toBeUndefined();
});
