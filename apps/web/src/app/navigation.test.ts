import { expect, test } from 'vitest';
import { comingPages, isWithin, navigation } from './navigation.ts';

test('a parent holds its children, not its namesakes, and the root holds only itself', () => {
  expect(isWithin('/meta/cw', '/meta')).toBe(true);
  expect(isWithin('/metal', '/meta')).toBe(false);
  expect(isWithin('/user', '/')).toBe(false);
  expect(isWithin('/', '/')).toBe(true);
});

test('every entry of the sidebar leads to a page', () => {
  const pages = new Set<string>(['/', '/user', ...comingPages.map((page) => page.path)]);
  const targets = navigation.flatMap((section) =>
    section.entries.flatMap((entry) => [entry.to, ...(entry.children ?? []).map((c) => c.to)]),
  );
  expect(targets.filter((to) => !pages.has(to))).toEqual([]);
});
