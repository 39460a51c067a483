import { expect, test } from 'vitest';
import { holds, isWithin } from './sections.ts';

test('a parent holds its children, not its namesakes, and the root holds only itself', () => {
  expect(isWithin('/meta/cw', '/meta')).toBe(true);
  expect(isWithin('/metal', '/meta')).toBe(false);
  expect(isWithin('/user', '/')).toBe(false);
  expect(isWithin('/', '/')).toBe(true);
});

test('a group contains pages below a nested child, whatever its own address', () => {
  const deep = { label: 'c', to: '/elsewhere/page' };
  const group = { label: 'a', to: '/a', children: [{ label: 'b', to: '/b', children: [deep] }] };
  expect(holds(group, '/elsewhere/page')).toBe(true);
  expect(holds(group, '/b/other')).toBe(true);
  expect(holds(group, '/elsewhere')).toBe(false);
});
