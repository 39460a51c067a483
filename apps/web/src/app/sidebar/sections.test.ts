import { expect, test } from 'vitest';
import { containsPath, isWithin } from './sections.ts';

test('a path is within its parents, but not within paths with the same beginning or the root', () => {
  expect(isWithin('/meta/cw', '/meta')).toBe(true);
  expect(isWithin('/metal', '/meta')).toBe(false);
  expect(isWithin('/user', '/')).toBe(false);
  expect(isWithin('/', '/')).toBe(true);
});

test('a group contains pages below a nested child, whatever its own path', () => {
  const deep = { label: 'c', to: '/elsewhere/page' };
  const group = { label: 'a', to: '/a', children: [{ label: 'b', to: '/b', children: [deep] }] };
  expect(containsPath(group, '/elsewhere/page')).toBe(true);
  expect(containsPath(group, '/b/other')).toBe(true);
  expect(containsPath(group, '/elsewhere')).toBe(false);
});
