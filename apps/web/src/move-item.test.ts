import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an item moves within the list', () => {
  expect(moveItem(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});

test('an item that was removed meanwhile stays removed', () => {
  expect(moveItem(['a', 'b'], 'c', 0)).toEqual(['a', 'b']);
});
