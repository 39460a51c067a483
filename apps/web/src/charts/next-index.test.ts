import { expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

test('moves by one with arrow keys and stops at the ends', () => {
  expect(nextIndex('ArrowRight', 3, 5)).toBe(4);
  expect(nextIndex('ArrowRight', 4, 5)).toBe(4);
  expect(nextIndex('ArrowLeft', 0, 5)).toBe(0);
  expect(nextIndex('Home', 3, 5)).toBe(0);
  expect(nextIndex('End', 0, 5)).toBe(4);
  expect(nextIndex('PageUp', 30, 50)).toBe(20);
});

test('moves to the next row up and down in rows of columns', () => {
  expect(nextIndex('ArrowDown', 3, 10, 4)).toBe(7);
  expect(nextIndex('ArrowUp', 7, 10, 4)).toBe(3);
  expect(nextIndex('ArrowDown', 7, 10, 4)).toBe(9);
  expect(nextIndex('ArrowUp', 2, 10, 4)).toBe(0);
});

test('ignores other keys', () => {
  expect(nextIndex('Enter', 3, 5)).toBeUndefined();
  expect(nextIndex('Tab', 3, 5)).toBeUndefined();
});
