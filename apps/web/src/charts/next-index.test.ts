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

test('ignores other keys', () => {
  expect(nextIndex('Enter', 3, 5)).toBeUndefined();
  expect(nextIndex('Tab', 3, 5)).toBeUndefined();
});
