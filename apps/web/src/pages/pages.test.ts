import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

const registrations = import.meta.glob<Record<string, readonly Page[]>>('../features/*/*pages.ts', {
  eager: true,
});

test('the list contains the pages of every feature', () => {
  const registered = Object.values(registrations).flatMap((module) => Object.values(module).flat());
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    registered.map(({ path }) => path).toSorted(),
  );
});

test('no two pages have the same path', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
