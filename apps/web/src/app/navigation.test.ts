import { expect, test } from 'vitest';
import { navigation, placeholderPages } from './navigation.ts';

test('every entry of the sidebar leads to a page', () => {
  const pages = new Set<string>(['/help', '/user', ...placeholderPages.map((page) => page.path)]);
  const targets = navigation.flatMap((section) =>
    section.entries.flatMap((entry) => [entry.to, ...(entry.children ?? []).map((c) => c.to)]),
  );
  expect(targets.filter((to) => !pages.has(to))).toEqual([]);
});
